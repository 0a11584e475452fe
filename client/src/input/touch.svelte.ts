// What a finger does on a card: hold it to look, drag it to a lit place. A plain tap stays a click.
import type { Desk } from '../state/desk.svelte';

export const HOLD_AFTER = 180;
export const LOOK_LASTS = 3500; // for whoever cannot hold: a tap and its confirmation show a card so long
const DRAG_FROM = 8;

/** The card that hangs at the finger now. */
class Drag {
  card: { game: string; kind: string | null; width: number; x: number; y: number } | null = $state(null);
  /** Where it was taken from, and what it is over. */
  from: string | null = $state(null);
  over: string | null = $state(null);

  end(): void {
    this.card = this.from = this.over = null;
  }
}
export const drag = new Drag();

export interface Touched {
  readonly desk: Desk;
  readonly spot: string;
  readonly kind: string | null;
}

export function touch(node: HTMLElement, given: Touched) {
  let touched = given;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start: PointerEvent | null = null;
  let held = false;

  function down(event: PointerEvent) {
    if (event.button) return;
    const { desk, spot } = touched;
    start = event;
    held = false;
    const target = desk.choice.at(spot);
    if (!target?.hold) return;
    timer = setTimeout(() => {
      held = true;
      node.setPointerCapture(event.pointerId);
      void desk.look(spot, target.action);
    }, HOLD_AFTER);
  }

  function move(event: PointerEvent) {
    if (!start || event.pointerId !== start.pointerId) return;
    if (drag.card) return follow(event);
    const far = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > DRAG_FROM;
    if (!far || held) return;
    clearTimeout(timer);
    const { desk, spot, kind } = touched;
    if (!desk.choice.draggable(spot)) return;
    node.setPointerCapture(event.pointerId);
    const width = node.getBoundingClientRect().width;
    drag.from = spot;
    drag.card = { game: desk.game?.words.game ?? '', kind, width, x: 0, y: 0 };
    follow(event);
  }

  function follow(event: PointerEvent) {
    if (!drag.card) return;
    drag.card.x = event.clientX - drag.card.width / 2;
    drag.card.y = event.clientY - drag.card.width * 0.9;
    drag.over = spotAt(event);
  }

  function up(event: PointerEvent) {
    clearTimeout(timer);
    if (drag.card) {
      const to = spotAt(event);
      drag.end();
      swallowClick();
      if (to && to !== touched.spot && !touched.desk.choice.dragged(touched.spot, to)) touched.desk.unlit();
    } else if (held) {
      touched.desk.lookAway();
      swallowClick();
    }
    start = null;
  }

  /** Also when the card is taken out of the page while it has the focus: then nothing may change until that is done. */
  function cancel() {
    clearTimeout(timer);
    start = null;
    if (held) queueMicrotask(() => touched.desk.lookAway());
    if (drag.card) queueMicrotask(() => drag.end());
    held = false;
  }

  /** The space bar holds a card as a finger does. */
  function keydown(event: KeyboardEvent) {
    const target = touched.desk.choice.at(touched.spot);
    if (event.key !== ' ' || event.repeat || !target?.hold) return;
    event.preventDefault();
    held = true;
    void touched.desk.look(touched.spot, target.action);
  }

  function keyup(event: KeyboardEvent) {
    if (event.key !== ' ' || !held) return;
    event.preventDefault();
    held = false;
    touched.desk.lookAway();
  }

  function swallowClick() {
    const once = (event: Event) => event.stopPropagation();
    addEventListener('click', once, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', once, { capture: true }), 50);
  }

  const menu = (event: Event) => event.preventDefault();
  const listeners = {
    pointerdown: down,
    pointermove: move,
    pointerup: up,
    pointercancel: cancel,
    keydown,
    keyup,
    blur: cancel,
    contextmenu: menu,
  };
  for (const [name, listener] of Object.entries(listeners)) node.addEventListener(name, listener as EventListener);
  return {
    update: (next: Touched) => (touched = next),
    destroy: () => {
      clearTimeout(timer);
      for (const [name, listener] of Object.entries(listeners))
        node.removeEventListener(name, listener as EventListener);
    },
  };
}

/** Whether the card at the finger may be dropped here. */
export const drops = (desk: Desk, spot: string): boolean => drag.from !== null && desk.choice.takes(drag.from, spot);

function spotAt(event: PointerEvent): string | null {
  const under = document.elementFromPoint(event.clientX, event.clientY);
  return under?.closest<HTMLElement>('[data-spot]')?.dataset['spot'] ?? null;
}
