// Tables of this device alone, told apart from a server's by their ids; as in src/sny/offline/host.py.
export const isLocal = (id: string): boolean => id.startsWith('local-');
