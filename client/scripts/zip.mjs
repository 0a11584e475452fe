// A zip archive of a few files, the same bytes for the same contents: without dates.
import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';

const [LOCAL, CENTRAL, END] = [0x04034b50, 0x02014b50, 0x06054b50];
const [NEEDS, UTF8, DEFLATED, DAY] = [20, 0x800, 8, 0x21]; // the first day of 1980

/** `files` are pairs of a name and its bytes. */
export function zipped(files) {
  const parts = [];
  const index = [];
  let offset = 0;
  for (const [name, bytes] of files) {
    const called = Buffer.from(name);
    const packed = deflateRawSync(bytes, { level: 9 });
    const head = Buffer.alloc(26);
    head.writeUInt16LE(NEEDS, 0);
    head.writeUInt16LE(UTF8, 2);
    head.writeUInt16LE(DEFLATED, 4);
    head.writeUInt16LE(DAY, 8);
    head.writeUInt32LE(crc32(bytes), 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(bytes.length, 18);
    head.writeUInt16LE(called.length, 22);
    const local = Buffer.concat([number(LOCAL), head, called]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    index.push(number(CENTRAL), short(NEEDS), head, rest, called);
    parts.push(local, packed);
    offset += local.length + packed.length;
  }
  const central = Buffer.concat(index);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, central, end]);
}

/** The files of an archive, as pairs of a name and its bytes. */
export function unzipped(archive) {
  const end = archive.lastIndexOf(number(END));
  const files = [];
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const [method, size] = [archive.readUInt16LE(at + 10), archive.readUInt32LE(at + 20)];
    const [called, more, remark] = [28, 30, 32].map((place) => archive.readUInt16LE(at + place));
    const local = archive.readUInt32LE(at + 42);
    const begin = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const packed = archive.subarray(begin, begin + size);
    files.push([
      archive.toString('utf8', at + 46, at + 46 + called),
      method === DEFLATED ? inflateRawSync(packed) : packed,
    ]);
    at += 46 + called + more + remark;
  }
  return files;
}

function number(value) {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function short(value) {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}
