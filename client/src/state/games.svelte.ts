// Which games there are, their options and bots; asked once.
import { isBuiltIn } from '../games';
import { here } from '../offline/here.svelte';
import type { GameInfo, OptionSpec } from '../protocol';
import * as api from '../socket/api';
import { language } from '../text/language.svelte';

let asked: Promise<readonly GameInfo[]> | null = null;
let askedHere: Promise<readonly GameInfo[]> | null = null;

/** Those of the server; where it does not answer and this device can play alone, those of the device. */
export async function knownGames(): Promise<readonly GameInfo[]> {
  try {
    return await gamesOfServer();
  } catch (problem) {
    if (!(problem instanceof api.ApiError) || problem.code !== 'offline' || !(await here.look())) throw problem;
    return gamesHere();
  }
}

export function gamesHere(): Promise<readonly GameInfo[]> {
  askedHere ??= api.gamesHere().catch((problem: unknown) => {
    askedHere = null;
    throw problem;
  });
  return askedHere;
}

function gamesOfServer(): Promise<readonly GameInfo[]> {
  asked ??= api
    .games()
    .then(withTexts)
    .catch((problem: unknown) => {
      asked = null;
      throw problem;
    });
  return asked;
}

/** Games that the client was not built with bring their texts; one without any is called by its name. */
async function withTexts(games: readonly GameInfo[]): Promise<readonly GameInfo[]> {
  const more = games.filter(({ name }) => !isBuiltIn(name));
  await language.add(
    more.map(({ name }) => async (code: string) => {
      const { fluent } = await api.textsOf(name, code);
      return `client-game-${name} = ${name}\n    .about = {""}\n${fluent}`;
    }),
  );
  return games;
}

export const namesOfGames = async (): Promise<readonly string[]> => (await knownGames()).map(({ name }) => name);

export async function gameInfo(name: string): Promise<GameInfo | null> {
  return (await knownGames()).find((game) => game.name === name) ?? null;
}

type Options = Readonly<Record<string, unknown>>;

/** Whether an option means anything beside the others, with so many players. */
export function applies(spec: OptionSpec, options: Options, players: number): boolean {
  const beside = Object.entries(spec.only_with ?? {}).every(([name, value]) => options[name] === value);
  return beside && (!spec.players || spec.players.includes(players));
}

/** Those of the options that a table of so many players can have. */
export function fitting(info: GameInfo, options: Options, players: number): Record<string, unknown> {
  const given = Object.entries(options).filter(
    ([name, value]) =>
      value !== null &&
      value !== undefined &&
      isPossible(info.options[name] ?? {}, value) &&
      applies(info.options[name] ?? {}, options, players),
  );
  return Object.fromEntries(given);
}

/** What was liked once may be impossible by now: rules change between versions. */
function isPossible({ least, most, words }: OptionSpec, value: unknown): boolean {
  if (typeof value === 'number') return Number.isInteger(value) && nearest(value, least, most) === value;
  return typeof value !== 'string' || !words || words.includes(value);
}

/** Within what an option allows. */
export const nearest = (value: number, least = -Infinity, most = Infinity): number =>
  Math.round(Math.min(most, Math.max(least, value)));

/** Where this client's tables start elsewhere than the printed game: a clue that is typed takes longer than one said. */
const TYPED: Readonly<Record<string, Options>> = { 'kraina-snow': { turn: 12 } };

/** Where clues are said aloud they take as long as in the printed game. */
export function whenSpoken(info: GameInfo, options: Options): Options {
  const turn = (options['spoken'] ? info.options['turn']?.default : TYPED[info.name]?.['turn']) ?? null;
  return turn === null ? options : { ...options, turn };
}

/**
 * What a new table starts with: the values of its options that are not left to the game, and what was liked last. A game
 * that is played in words begins with those of the page.
 */
export function usualOptions(info: GameInfo, players: number, liked: Options = {}): Record<string, unknown> {
  const usual = Object.entries(info.options)
    .filter(([, spec]) => !spec.instead_of || (liked[spec.instead_of] ?? null) === null)
    .map(([name, spec]) => [
      name,
      name === 'lang' && spec.words?.includes(language.code) ? language.code : spec.default,
    ]);
  return fitting(info, { ...Object.fromEntries(usual), ...TYPED[info.name], ...liked }, players);
}
