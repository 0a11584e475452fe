// A browser reads a function when it is first called, on the page's own thread. Nearly all of what a first game needs is
// called at once: the mark at the head of a file says so, and the file is then read as a whole beside that thread.
const MARK = '//# allFunctionsCalledOnLoad\n';
const AT_ONCE = /^(page|art|frame|index|sen|smoki|koty|kraina_snow)$/;

export function readAhead() {
  return {
    name: 'sny-read-ahead',
    apply: 'build',
    generateBundle: {
      order: 'post', // whatever else is put before the code comes after the mark
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && AT_ONCE.test(file.name)) file.code = MARK + file.code;
      },
    },
  };
}
