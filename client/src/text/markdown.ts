// The rules pages are Markdown of our own: headings, paragraphs, lists, tables, code, bold and italic. Everything is
// escaped first, so that nothing but these tags can come out.

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPED[character] ?? '');

function inline(text: string): string {
  return escape(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*\*([^*]+)\*\*\*/g, '<b><i>$1</i></b>')
    .replace(/\*\*([^*]+)\*\*/g, '<b>$1</b>')
    .replace(/\*([^*\s][^*]*)\*/g, '<i>$1</i>')
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, (_, words: string, address: string) => link(words, address));
}

/** Links between the pages of the games lead to their screens; others are only words. */
function link(words: string, address: string): string {
  const game = /^([a-z-]+?)(?:\.pl)?\.md(#[\w-]*)?$/.exec(address);
  return game
    ? `<a href="/rules/${game[1]}">${words}</a>`
    : /^#[\w-]+$/.test(address)
      ? `<a href="${address}">${words}</a>`
      : words;
}

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

function table(lines: readonly string[]): string {
  const cells = (line: string) =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => inline(cell.trim()));
  const [head = '', , ...body] = lines;
  const row = (line: string, tag: string) =>
    `<tr>${cells(line)
      .map((cell) => (cell ? `<${tag}>${cell}</${tag}>` : '<td></td>'))
      .join('')}</tr>`;
  return `<div class="wide" tabindex="0" role="group"><table><thead>${row(head, 'th')}</thead><tbody>${body.map((line) => row(line, 'td')).join('')}</tbody></table></div>`;
}

function list(lines: readonly string[]): string {
  const items: string[] = [];
  for (const line of lines) {
    const begun = /^\s*[-*] (.*)$/.exec(line);
    if (begun) items.push(begun[1] ?? '');
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  return `<ul>${items.map((item) => `<li>${inline(item)}</li>`).join('')}</ul>`;
}

function block(lines: readonly string[]): string {
  const [first = ''] = lines;
  const heading = /^(#{1,4}) (.*)$/.exec(first);
  if (heading) {
    const level = heading[1]?.length ?? 1;
    const rest = lines.slice(1);
    return `<h${level} id="${slug(heading[2] ?? '')}">${inline(heading[2] ?? '')}</h${level}>${rest.length ? block(rest) : ''}`;
  }
  if (first.startsWith('|')) return table(lines);
  if (/^\s*[-*] /.test(first)) return list(lines);
  if (/^( {4}|>>>)/.test(first)) return `<pre>${lines.map(escape).join('\n')}</pre>`;
  return `<p>${inline(lines.join(' '))}</p>`;
}

export function rendered(markdown: string): string {
  return markdown
    .split(/\n\s*\n/)
    .map((part) => part.split('\n').filter((line) => line.trim()))
    .filter((lines) => lines.length)
    .map(block)
    .join('\n');
}
