"""Polish families whose making is regular: verbs with prefixes and of repeated action, diminutives, loans, compounds.

What `polish_families` finds must also mean related things, and many words have no gloss. These ways of making a word
leave so little to chance that words which nothing else relates are believed by them alone.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator

from scripts.words.polish_families import ALTERNATING, keys
from scripts.words.polish_lexicon import ADJECTIVE, NOUN, VERB, Word
from sny.words.text import spaced

VERB_PREFIXES = spaced("po za wy na u z s o ob obe od ode do prze przy pod pode nad roz roze w we ze wz ws wes")
LEAST_VERB = 4  # letters without the prefix: s-tukać and u-dać are told apart by no rule
OF_REPEATED = re.compile("ać$")
OF_ONCE = re.compile("(?<!d)(?<!dz)[iy]ć$")  # chodzić has its own: -chadzać
DIMINUTIVE = re.compile("(.*[^aąeęioóuy])i?e([bdfgklłmnprstwzż])k([ao])")
COMBINING = spaced(
    "aqua auto foto tele eko bio mega hiper makro mikro mini video radio moto cyber euro agro elektro termo hydro aero "
    "astro"
)
LEAST_WHOLE = 4
PLACES = spaced("pod na przed nad przy za po wy między śród")  # pod-gór-ze, na-brzeż-e
PLACE = re.compile("(.*[^aąeęioóuy])i?e")
LACKING = re.compile("bez(.{3,}[^aąeęioóuy])[yi]")
EVERY = "co"  # co-dzienny
LEAST_STEM = 3
LEARNED_OPENERS = spaced("mon hom hem lit pat kil lip fit end krypt hor hol hel kak fil psych sad typ sob sem kar pan")
NO_HALVES = ("rynka", "ring", "warka", "wiec")  # wieczor-ynka, fakt-oring, ład-owarka, trał-owiec
SMALL = re.compile("(.{4,})(?:ynka|inka|ynek|inek)")
LEARNED = re.compile("(.{4,})(?:izacja|yzacja|izować|yzować|izm|yzm|ista|ysta)")


# Nouns that are made of a verb and verbs of repeated action, by what they and the verb end in.
OF_VERBS = (
    "acz ać, aczka ać, alnia ać, ownia ować, ownik ować, owniczka ować, iciel ić, yciel yć, ator ować, acja ować, "
    "unek ować, owarka ować, owacz ować"
)
REPEATING = (
    "pinać piąć, ginać giąć, cinać ciąć, czynać cząć, żynać żąć, mierać mrzeć, cierać trzeć, dzierać drzeć, "
    "pierać przeć, bierać brać, bywać być, szywać szyć, krywać kryć, mywać myć, pijać pić, bijać bić, wijać wić, "
    "lewać lać, grzewać grzać, siewać siać, wiewać wiać, śmiewać śmiać, rywać rwać, zywać zwać, sychać schnąć, "
    "syłać słać, mykać mknąć, tykać tknąć, kuwać kuć, pływać płynąć, kwitać kwitnąć, biegać biec, ciekać ciec, "
    "piekać piec, wlekać wlec, rzekać rzec, magać móc, strzygać strzyc, ciskać cisnąć, puszczać puścić, "
    "mieniać mienić, siadać siąść, jadać jeść, suwać sunąć, ciągać ciągnąć, pychać pchnąć, kręcać kręcić, "
    "chylać chylić, wieszać wiesić, grywać grać, dawać dać, stawać stać, znawać znać, lepiać lepić, rabiać robić, "
    "gadywać gadać, pisywać pisać, jmować jąć, rastać rosnąć, skakiwać skoczyć"
)
LEAST_OF_VERB = 3
NOT_OF_VERBS = frozenset(
    spaced("sytuacja prokurator restauracja kurator posterunek stosunek puchacz lokacja kremacja opaczka")
)


def pairs(table: str) -> list[tuple[str, str]]:
    return [(derived, base) for derived, base in (pair.split() for pair in table.split(", "))]


def certain_parents(words: Iterable[Word]) -> dict[str, list[str]]:
    """Verbs that nouns and verbs of repeated action come from: ratownik of ratować, odbierać of odebrać."""
    kinds: dict[str, set[str]] = defaultdict(set)
    for name, kind in words:
        kinds[name].add(kind)
    found: dict[str, list[str]] = {}
    for name in sorted(kinds.keys() - NOT_OF_VERBS):
        verbs = [verb for verb in verbs_behind(name, kinds[name]) if verb != name and VERB in kinds.get(verb, ())]
        if verbs:
            found[name] = list(dict.fromkeys(verbs))
    return found


def verbs_behind(name: str, kinds: set[str]) -> Iterator[str]:
    if NOUN in kinds:
        for ending, verb in pairs(OF_VERBS):
            if name.endswith(ending) and len(name) - len(ending) >= LEAST_OF_VERB:
                yield name.removesuffix(ending) + verb
    if VERB in kinds:
        for ending, verb in pairs(REPEATING):
            if name.endswith(ending):
                prefix = name.removesuffix(ending)
                yield from (prefix + verb, prefix + "e" + verb)  # odbierać, odebrać


def regular_parents(words: Iterable[Word]) -> dict[str, list[str]]:
    """What each word is made of, as far as its form alone says so."""
    kinds: dict[str, set[str]] = defaultdict(set)
    for name, kind in words:
        kinds[name].add(kind)
    once: dict[str, list[str]] = defaultdict(list)
    for name in sorted(name for name in kinds if VERB in kinds[name] and OF_ONCE.search(name)):
        for key in keys(OF_ONCE.sub("", name)):
            once[key].append(name)
    nouns: dict[str, list[str]] = defaultdict(list)
    for name in sorted(name for name in kinds if NOUN in kinds[name]):
        for key in keys(unended(name)):
            nouns[key].append(name)
    found = {name: list(dict.fromkeys(bases(name, kinds, once, nouns))) for name in sorted(kinds)}
    return {name: made_of for name, made_of in found.items() if made_of}


def bases(
    name: str, kinds: dict[str, set[str]], once: dict[str, list[str]], nouns: dict[str, list[str]]
) -> Iterator[str]:
    if VERB in kinds[name]:
        for prefix in VERB_PREFIXES:
            rest = name.removeprefix(prefix)
            if rest != name and len(rest) >= LEAST_VERB and VERB in kinds.get(rest, ()):
                yield rest
        yield from (other for other in repeated(name, once) if other != name)
    if NOUN in kinds[name]:
        if small := DIMINUTIVE.fullmatch(name):
            yield from (whole for end in "ao" if NOUN in kinds.get(whole := small[1] + small[2] + end, ()))
        for part in COMBINING:
            whole = name.removeprefix(part)
            if whole != name and len(whole) >= LEAST_WHOLE and NOUN in kinds.get(whole, ()):
                yield whole
        yield from placed(name, nouns)
        yield from joined(name, kinds, nouns)
        if small := SMALL.fullmatch(name):
            yield from of_stem(small[1], nouns)
        if name.endswith("ctwo") and NOUN in kinds.get(whole := name.removesuffix("two"), ()):
            yield whole
    if ADJECTIVE in kinds[name]:
        if name.endswith("cki") and NOUN in kinds.get(whole := name.removesuffix("ki"), ()):
            yield whole
        whole = name.removeprefix(EVERY)
        if whole != name and len(whole) > LEAST_WHOLE and ADJECTIVE in kinds.get(whole, ()):
            yield whole
        if lacking := LACKING.fullmatch(name):
            yield from of_stem(lacking[1], nouns)
    if learned := LEARNED.fullmatch(name):
        yield from (
            quality for end in ("ny", "iczny", "owy") if ADJECTIVE in kinds.get(quality := learned[1] + end, ())
        )


def repeated(name: str, once: dict[str, list[str]]) -> Iterator[str]:
    """zamrażać of zamrozić, nauczać of nauczyć."""
    stem = OF_REPEATED.sub("", name)
    if stem == name or len(stem) < LEAST_WHOLE:
        return
    place = stem.rfind("a")
    spellings = [stem, stem[:place] + "o" + stem[place + 1 :]] if place > 0 else [stem]
    for spelling in spellings:
        for key in keys(spelling):
            yield from (other for other in once.get(key, ()) if other[:2] == name[:2])


def unended(name: str) -> str:
    return re.sub("[aeoyiu]$", "", name)


def placed(name: str, nouns: dict[str, list[str]]) -> Iterator[str]:
    """podgórze of góra, nabrzeże of brzeg."""
    for prefix in PLACES:
        place = PLACE.fullmatch(name.removeprefix(prefix))
        if place and name.startswith(prefix) and len(place[1]) >= LEAST_STEM:
            yield from of_stem(place[1], nouns)


def joined(name: str, kinds: dict[str, set[str]], nouns: dict[str, list[str]]) -> Iterator[str]:
    """wod-o-spad: two nouns and a vowel between them."""
    for place in range(LEAST_STEM, len(name) - LEAST_WHOLE):
        stem, second = name[:place], name[place + 1 :]
        if name[place] != "o" or stem in LEARNED_OPENERS:
            continue
        first = [noun for noun in of_stem(stem, nouns) if unended(noun).translate(ALTERNATING) == stem]
        if first and NOUN in kinds.get(second, ()) and second not in NO_HALVES:
            yield from (*first, second)


def of_stem(stem: str, nouns: dict[str, list[str]]) -> list[str]:
    return list(dict.fromkeys(noun for key in keys(stem) for noun in nouns.get(key, ())))
