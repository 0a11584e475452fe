// The styles of a game reach nothing but that game: each selector of games/NAME/*.css is put under [data-game="NAME"],
// which stands round its table. The scope adds no weight, so rules win and lose as they are written.
const GAME = /\/src\/games\/([^/]+)\/[^/]+\.css$/;
const ABOVE = /^((?:\[data-theme[^\]]*\]|:root|html)\S*)\s+/; // what stands above every table

export function scopeOf(file) {
  const folder = GAME.exec(file.replaceAll('\\', '/'))?.[1];
  return folder ? `:where([data-game="${folder.replaceAll('_', '-')}"])` : null;
}

export function scoped() {
  return {
    postcssPlugin: 'sny-scoped',
    OnceExit(root) {
      const scope = scopeOf(root.source?.input.file ?? '');
      if (!scope) return;
      root.walkRules((rule) => {
        if (rule.parent?.type === 'atrule' && rule.parent.name.endsWith('keyframes')) return;
        if (rule.parent?.type === 'rule') return; // nested, so scoped by the rule round it
        rule.selectors = rule.selectors.map((selector) => {
          const above = ABOVE.exec(selector)?.[0] ?? '';
          return `${above}${scope} ${selector.slice(above.length)}`;
        });
      });
    },
  };
}
