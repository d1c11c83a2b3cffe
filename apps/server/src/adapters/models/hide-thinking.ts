type Hidden = {
  /** The part of a piece that belongs to the answer. */
  push(piece: string): string;
  /** What was held back because it could have become a tag. */
  end(): string;
};

const NAMES = 'think(?:ing)?|thoughts?|reason(?:ing)?|reflection|scratchpad|inner_monologue';
/** `<think>`, `</thinking>`, `[THINK]`, `◁think▷`, `<seed:think>`, and the marks of the harmony format, such as `<|channel|>`. */
const TAG = new RegExp(
  [
    `<\\s{0,3}(?<close>/?)\\s{0,3}(?:[a-z]{1,12}:)?(?:${NAMES})(?:\\s[^<>]{0,80})?(?<empty>/?)>`,
    `\\[\\s{0,3}(?<closeSquare>/?)\\s{0,3}(?:${NAMES})\\s{0,3}\\]`,
    `◁\\s{0,3}(?<closeTriangle>/?)\\s{0,3}(?:${NAMES})\\s{0,3}▷`,
    '<\\|(?<mark>channel|message|start|end|return|call)\\|>',
  ].join('|'),
  'i',
);
/** The beginning of any of them, at the end of what has come. */
const MAY_BECOME_TAG = new RegExp(
  `(?:[<◁]\\s{0,3}/?\\s{0,3}[a-z_:]{0,28}/?|<\\s{0,3}/?\\s{0,3}(?:[a-z]{1,12}:)?(?:${NAMES})\\s[^<>]{0,80}/?|\\[\\s{0,3}/?\\s{0,3}[a-z_]{0,16}\\s{0,3}|<\\|[a-z]{0,8}\\|?)$`,
  'i',
);
/** Longer than any tag. */
const LONGEST = 130;
const MOST_OF_A_CHANNEL = 60;

/**
 * Leaves the thoughts out of what a model writes: nested, never closed, or cut anywhere by the stream. Some chat templates
 * open the thoughts themselves, so that only their end is written: `onVoid` is called then, since what came before it
 * was no answer.
 */
export function hideThinking(onVoid: () => void = () => {}): Hidden {
  let held = '';
  let depth = 0;
  /** The name of a channel while it is being written. */
  let channel: string | null = null;
  let isShown = false;

  function read(text: string): string {
    if (channel !== null) channel = (channel + text).slice(0, MOST_OF_A_CHANNEL);
    return depth > 0 ? '' : text;
  }

  function follow(mark: string): void {
    if (mark === 'channel') channel = '';
    if (mark === 'channel' || mark === 'start') depth = Math.max(depth, 1);
    if (mark !== 'message') return;
    if (channel === null || /^\s*final/i.test(channel)) depth = 0;
    channel = null;
  }

  return {
    push(piece) {
      held += piece;
      let shown = '';
      for (let tag = TAG.exec(held); tag; tag = TAG.exec(held)) {
        shown += read(held.slice(0, tag.index));
        held = held.slice(tag.index + tag[0].length);
        const { close, closeSquare, closeTriangle, mark, empty } = tag.groups ?? {};
        if (mark) follow(mark.toLowerCase());
        else if (empty) continue;
        else if (!(close || closeSquare || closeTriangle)) depth += 1;
        else if (depth > 0) depth -= 1;
        else {
          if (isShown) onVoid();
          shown = '';
          isShown = false;
        }
      }
      const begun = MAY_BECOME_TAG.exec(held.slice(-LONGEST));
      const at = begun ? held.length - begun[0].length : held.length;
      shown += read(held.slice(0, at));
      held = held.slice(at);
      isShown ||= shown.trim() !== '';
      return shown;
    },
    end() {
      const rest = read(held);
      held = '';
      return rest;
    },
  };
}
