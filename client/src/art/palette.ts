// Colour. PAINT is the box everybody paints from; the mixes below give each scene its own light out of it.
// A sky runs from the top down, land from the farthest sheet to the nearest; `light` is what the scene is lit by and
// `accent` what the eye should find first. Neighbouring values must not share a hue: a card is known by its colour.

export const PAINT = {
  night: '#0b1026',
  midnight: '#121a3a',
  indigo: '#27306b',
  violet: '#5b4b9a',
  dusk: '#b06fa8',
  dawn: '#f2a97b',
  moon: '#f6ecd2',
  paper: '#efe6d2',
  ink: '#1b1d33',
  raven: '#0a0a12',
  teal: '#4fb3a9',
  gold: '#e3b75b',
} as const;

export interface Mix {
  readonly sky: readonly string[];
  readonly land: readonly string[];
  readonly light: string;
  readonly accent: string;
}

export const SEN = {
  lake: {
    sky: ['#141c4a', '#2c5f95', '#a5dcd2'],
    land: ['#5a94b4', '#7cc6c6', '#4a9cb0', '#2c7294', '#1a4870', '#102a50'],
    light: '#f6ecd2',
    accent: '#fff8e6',
  },
  lighthouse: {
    sky: ['#141b46', '#2f3d86', '#6f86d0'],
    land: ['#4557a6', '#2f5d8e', '#23466f', '#172e58', '#0e1b3e'],
    light: '#ffdf94',
    accent: '#d9654f',
  },
  windmill: {
    sky: ['#6a4f94', '#e0918c', '#fde0ac'],
    land: ['#c98f8f', '#8f9a78', '#5f8a68', '#3a6a58', '#1f4444'],
    light: '#fff0cf',
    accent: '#7a2f45',
  },
  door: {
    sky: ['#2a2370', '#5f50b4', '#bfa4e4'],
    land: ['#6a59ad', '#4a3f91', '#332b72', '#211c52'],
    light: '#ffd980',
    accent: '#e27a52',
  },
  bed: {
    sky: ['#3b3184', '#8d6cc4', '#f3bfd2'],
    land: ['#fbe4e4', '#efc4da', '#cfa0d4', '#9d7cc4', '#6c57a8'],
    light: '#fff3dc',
    accent: '#d8505c',
  },
  bridge: {
    sky: ['#0e4450', '#3d9a8c', '#e2f0c4'],
    land: ['#8cc4a8', '#55a08c', '#2f7a72', '#1b5254', '#0f343a'],
    light: '#f4f3cf',
    accent: '#ecd2a0',
  },
  mushrooms: {
    sky: ['#7a3f94', '#d98ab4', '#ffe0d0'],
    land: ['#c98ab4', '#a8609a', '#4f2160', '#2d1344'],
    light: '#ffd9cf',
    accent: '#3fc0b4',
  },
  mountain: {
    sky: ['#2f5590', '#8fbbe0', '#eef6f6'],
    land: ['#a9c8e2', '#6f9cc8', '#46719f', '#2a4a78', '#172c52'],
    light: '#ffffff',
    accent: '#ffce73',
  },
  whale: {
    sky: ['#3d2c73', '#dd7561', '#ffd795'],
    land: ['#ffe3b5', '#f9b98a', '#e58b7c', '#a85c80', '#5f3a74'],
    light: '#ffe9c0',
    accent: '#2c3a86',
  },
  nightmare: {
    sky: ['#5e1230', '#c23a34', '#ff9a4c'],
    land: ['#a8323a', '#7a2036', '#521430', '#3a0d28'],
    light: '#ffd28a',
    accent: '#ffb45c',
  },
  balloons: {
    sky: ['#3f86c2', '#9fd2e4', '#fdeecb'],
    land: ['#bcd6d6', '#93b8c0', '#6b97ab', '#4a7594', '#33577a'],
    light: '#ffffff',
    accent: '#e2604f',
  },
  eye: {
    sky: ['#0f1440', '#333486', '#a597e0'],
    land: ['#a99ce0', '#7a6fc0', '#4c4699', '#2a2868'],
    light: '#e6e0ff',
    accent: '#3fb0a6',
  },
  island: {
    sky: ['#fbe2a8', '#f4a98c', '#7f78c8', '#333b8c'],
    land: ['#5f9a78', '#37695c', '#3a4594', '#252d6c'],
    light: '#fff2d0',
    accent: '#c9504f',
  },
  crossroads: {
    sky: ['#4a2350', '#b85c7c', '#fbd3a8'],
    land: ['#d08a84', '#a5626f', '#74425f', '#46284a'],
    light: '#ffe9c8',
    accent: '#7a4a34',
  },
  hourglass: {
    sky: ['#141038', '#3b3080', '#a48ad4'],
    land: ['#7a66b8', '#564894', '#362d70', '#211b4e'],
    light: '#ffe0a0',
    accent: '#e3b75b',
  },
} as const satisfies Record<string, Mix>;

export const SMOKI = {
  cradle: {
    sky: ['#0e1440', '#2b3f8a', '#8fb0e0'],
    land: ['#c9d8f2', '#9db4e2', '#6f8acb', '#4a62ad'],
    light: '#fff0c4',
    accent: '#8fdcd2',
  },
  river: {
    sky: ['#2c6f86', '#93d0b6', '#f8efc0'],
    land: ['#a6cfae', '#6fae9c', '#3f8a8e', '#266a7a', '#164a5c'],
    light: '#fff6d2',
    accent: '#2f9a72',
  },
  egg: {
    sky: ['#5f9ac0', '#b9e0cc', '#fdf3c8'],
    land: ['#b9d69a', '#86bf7c', '#549a66', '#2f7250'],
    light: '#fffbe6',
    accent: '#f2a0a8',
  },
  lilies: {
    sky: ['#5a3f86', '#a884c8', '#f6d8ec'],
    land: ['#b89ad0', '#8a78bc', '#5c5aa0', '#363a7c'],
    light: '#fff2fa',
    accent: '#d8e85a',
  },
  quarrel: {
    sky: ['#3f6a8c', '#f0b88a', '#ffe6b8'],
    land: ['#d9a878', '#b07a5c', '#7c4f50', '#4c3040'],
    light: '#fff3cf',
    accent: '#f0813a',
  },
  volcano: {
    sky: ['#3a1440', '#b8483f', '#ffb765'],
    land: ['#7a3550', '#4f2244', '#3a1834', '#200d22'],
    light: '#ffd27a',
    accent: '#b3202e',
  },
  hill: {
    sky: ['#7a5a8c', '#e0a878', '#fbe6a8'],
    land: ['#d0b070', '#a8904c', '#7c7438', '#4a5030'],
    light: '#fff0c0',
    accent: '#b8862c',
  },
  ribbon: {
    sky: ['#3c6cc0', '#e88cb4', '#ffd0b8'],
    land: ['#f7b0c8', '#ec90b4', '#d078ac', '#94589c'],
    light: '#fffaf0',
    accent: '#fff6ee',
  },
  ice: {
    sky: ['#081a30', '#0f4a5c', '#3fb8a4'],
    land: ['#2f7c94', '#8fd4e4', '#4fa0c4', '#2a6894', '#153c64'],
    light: '#d8fff4',
    accent: '#dff6ff',
  },
  tower: {
    sky: ['#1c1038', '#4a2a78', '#b070b8'],
    land: ['#7c4f9c', '#54347c', '#341f58', '#1c1038'],
    light: '#ffe08a',
    accent: '#8a4fc0',
  },
  nest: {
    sky: ['#2c3a4c', '#6f8a94', '#dcdcc0'],
    land: ['#8a9a94', '#5f7474', '#3c5054', '#243438'],
    light: '#fff6d8',
    accent: '#8a6a48',
  },
  mirror: {
    sky: ['#2c2a5c', '#7c74b4', '#f0d0c8'],
    land: ['#8a84bc', '#5c5c98', '#c8b8d8', '#6a68a8', '#34346c'],
    light: '#fff0dc',
    accent: '#4fa89c',
  },
  storm: {
    sky: ['#1c2030', '#4a5068', '#a8b0b8'],
    land: ['#6a7080', '#484e60', '#2c3042', '#181a28'],
    light: '#f4fbff',
    accent: '#ffe26a',
  },
  circle: {
    sky: ['#241f45', '#5c5590', '#c3b5d8'],
    land: ['#9a8fb8', '#6d648f', '#463f68', '#262142'],
    light: '#f3ead8',
    accent: '#f6ecd2',
  },
} as const satisfies Record<string, Mix>;

export const KOTY = {
  blue: {
    sky: ['#1f3f86', '#4f86cf', '#b9dcf2'],
    land: ['#8fbbe6', '#5f93d0', '#3c6cb0', '#274c88'],
    light: '#fff4d0',
    accent: '#7fb0f2',
  },
  yellow: {
    sky: ['#5a3a6a', '#d9805a', '#ffd98a'],
    land: ['#c9705a', '#9c4a4c', '#6b3044', '#3f1f38'],
    light: '#fff1c0',
    accent: '#f7cf5c',
  },
  green: {
    sky: ['#0c2f3a', '#246a64', '#8fcca0'],
    land: ['#3f8f78', '#2a6c60', '#1f5450', '#143c3e'],
    light: '#f4f7c8',
    accent: '#5fae78',
  },
  pink: {
    sky: ['#35286c', '#7d4d9c', '#d98fc0'],
    land: ['#a869b4', '#8a529f', '#6d3d88', '#4a2c6c'],
    light: '#fff0ee',
    accent: '#f9b4cf',
  },
  lamp: {
    sky: ['#161036', '#3f2c74', '#8a64a8'],
    land: ['#5c4488', '#3c2c68', '#241a48', '#140e30'],
    light: '#fff0a8',
    accent: '#d8f0c0',
  },
  belfry: {
    sky: ['#1a1c4c', '#44509c', '#c0b0e0'],
    land: ['#6870b0', '#484e8c', '#2c3064', '#181a3c'],
    light: '#fff2cc',
    accent: '#8c4a6c',
  },
  hollow: {
    sky: ['#0c2430', '#1f5460', '#7cb0a0'],
    land: ['#3c7470', '#285450', '#183838', '#0c2024'],
    light: '#ffeab0',
    accent: '#c88c4c',
  },
  zodiac: {
    sky: ['#200c3c', '#6c2474', '#e87c8c'],
    land: ['#7c3474', '#541f5c', '#341044', '#1c0828'],
    light: '#ffe6a8',
    accent: '#1a1440',
  },
  rooftop: {
    sky: ['#161a40', '#434a8c', '#b7a6cf'],
    land: ['#6a5f94', '#4a4274', '#302b56', '#1d1a3c'],
    light: '#f6ecd2',
    accent: '#f6ecd2',
  },
  stage: {
    sky: ['#2a1440', '#6a2f6f', '#c9577a'],
    land: ['#8a2f4f', '#5f1f42', '#3a1434', '#220c24'],
    light: '#ffe9b0',
    accent: '#e3b75b',
  },
} as const satisfies Record<string, Mix>;

export const KRAINA = {
  fairy: {
    sky: ['#d9782c', '#f8b850', '#ffeeb8'],
    land: ['#e8cc7c', '#b8bc6c', '#7c9c64', '#4a7454'],
    light: '#fffbe6',
    accent: '#d8604c',
  },
  devil: {
    sky: ['#0a1034', '#1c3880', '#5c94d8'],
    land: ['#3c64a8', '#284684', '#182c60', '#0e1a40'],
    light: '#d8ecff',
    accent: '#ffd45a',
  },
  imp: {
    sky: ['#ffd77a', '#2f4f9c'],
    land: ['#c9b878', '#5f7a9a', '#3a4f80', '#232f5c'],
    light: '#fff6dc',
    accent: '#4fa07a',
  },
  dreamer: {
    sky: ['#1a1648', '#4a3c8c', '#b894d8'],
    land: ['#8c7cc4', '#6454a4', '#3c3278', '#241c50'],
    light: '#fff0d0',
    accent: '#d8605c',
  },
  word: {
    sky: ['#2c3478', '#6c64b4', '#d8b8e0'],
    land: ['#a898d8', '#7c70bc', '#544a98', '#342e70'],
    light: '#fff6dc',
    accent: '#e3b75b',
  },
  yellow: {
    sky: ['#e89c34', '#ffcc6c', '#fff0c0'],
    land: ['#f0d480', '#d8a848', '#b07c2c', '#7c541c'],
    light: '#fffbe6',
    accent: '#f6d577',
  },
  blue: {
    sky: ['#0f1c54', '#2c5cb0', '#8cc0f0'],
    land: ['#6ca0e0', '#4474bc', '#284c8c', '#163060'],
    light: '#e0f0ff',
    accent: '#7fb2ec',
  },
  day: {
    sky: ['#5c9cd8', '#ffd0a0', '#fff4d0'],
    land: ['#d0dca0', '#9cc07c', '#649c68', '#3c7454'],
    light: '#fffbe0',
    accent: '#f0803c',
  },
  night: {
    sky: ['#080c28', '#1c2664', '#5c5cac'],
    land: ['#3c4488', '#2a3068', '#1a1e48', '#0e1030'],
    light: '#f6ecd2',
    accent: '#ffcf5c',
  },
} as const satisfies Record<string, Mix>;

/** What the theme changes: mats, and the rim that keeps a pale card off a pale table. */
export const THEMES = {
  night: {
    paper: '#efe6d2',
    special: '#e3b75b',
    raven: '#5c5186',
    night: '#46529c',
    ink: '#1b1d33',
    pale: '#f6ecd2',
    edge: '#fff9',
  },
  dawn: {
    paper: '#fffbf2',
    special: '#f3cd72',
    raven: '#665b92',
    night: '#46529c',
    ink: '#2b2750',
    pale: '#fff8e6',
    edge: '#7a6a8c66',
  },
} as const;

/** The sky, the land and the water behind a table, as the screens have them. */
export const TABLE = {
  night: {
    sky: ['#0b1026', '#121a3a', '#27306b', '#4a3f86'],
    hills: ['#3a3a80', '#262d66', '#1a2250', '#121940', '#0b1030'],
    water: ['#3a4b9c', '#1f2a63'],
    ripple: '#8f9be0',
    orb: '#f6ecd2',
    star: '#f6ecd2',
  },
  dawn: {
    sky: ['#b9b5dc', '#dcbcd2', '#f6c9a5', '#fbe3bd'],
    hills: ['#e8c4be', '#d9b3c0', '#c9a5c0', '#bb9cc0', '#ab8fb6'],
    water: ['#fbeedb', '#e9cfd3'],
    ripple: '#b08fb0',
    orb: '#fff6dc',
    star: '#ffffff',
  },
} as const;
