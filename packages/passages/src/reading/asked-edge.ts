import { foldText } from '../text/tokens.ts';

/** Whether it is asked when something begins or when it ends. */
export type AskedEdge = 'start' | 'end';

const ASKS_END =
  /(?<![a-z])(?:(?:until|till|through|to) when|how long|(?:when|what (?:day|date|time)) .{0,80}(?<![a-z])(?:ends?|over|expires?|finish(?:es)?|stops?|closes?|runs? out|terminates?)|(?:end|ending|expiry|expiration|closing|last) (?:day|date|time)|bis wann|wie lange|wann .{0,80}(?<![a-z])(?:endet|enden|aus|ab|vorbei|zu ende|schliesst|schliessen)|(?:end|ablauf)datum|jusqua quand|quand .{0,80}(?<![a-z])(?:fin|finit|finissent|termine|terminent|expire|ferme|ferment)|date de fin|hasta cuando|cuando .{0,80}(?<![a-z])(?:termina|terminan|acaba|acaban|vence|vencen|finaliza|expira|cierra|cierran)|fecha de (?:fin|vencimiento))(?![a-z])/;
const ASKS_START =
  /(?<![a-z])(?:(?:since|from|as of) when|(?:when|what (?:day|date|time)) .{0,80}(?<![a-z])(?:starts?|begins?|commences?|opens?|take effect)|(?:start|starting|opening|first|commencement|effective) (?:day|date|time)|(?:ab|seit|von) wann|wann .{0,80}(?<![a-z])(?:beginnt|beginnen|an|startet|offnet|offnen|los)|(?:beginn|start|anfangs)datum|(?:depuis|des|a partir de) quand|quand .{0,80}(?<![a-z])(?:commence|commencent|debute|debutent|ouvre|ouvrent)|date de debut|(?:desde|a partir de) cuando|cuando .{0,80}(?<![a-z])(?:empieza|empiezan|comienza|comienzan|inicia|abre|abren)|fecha de inicio)(?![a-z])/;
/** What stands right before the day that something ends on, and before the one that it begins on. */
const BEFORE_END =
  /(?:(?<![a-z])(?:until|till|to|thru|through|up to|ends?|ending|expir[a-z]{0,6}|terminat[a-z]{0,5}|finish[a-z]{0,3}|clos(?:es|ing)|bis|endet|enden|endend|au|jusqua(?:u)?|fin|termine|expire|al|hasta|termina|finaliza|vence)(?: (?:and including|including|einschliesslich|inclus))?(?: (?:on|at|at the latest|the|zum|am|um|mit ablauf des|le|el|a las|las|dia|on the)){0,2}|[–—-]) ?$/;
const BEFORE_START =
  /(?<![a-z])(?:from|since|beginning|begins?|commenc[a-z]{0,5}|start[a-z]{0,3}|opens?|as of|effective|between|ab|von|vom|seit|beginnt|beginnen|beginnend|startet|du|des|depuis|a compter|a partir|commence|debute|entre|desde|del|empieza|comienza|inicia)(?: (?:on|at|from|as of|the|dem|am|um|zum|mit|le|du|el|de|del|las|dia)){0,2} ?$/;
const AFTER_START =
  /^,? ?(?:(?:(?:and|und|et|y) )?(?:until|till|to|thru|through|up to|ends|ending|bis|endet|lauft bis|au|jusqua|jusquau|al|hasta|a las)(?![a-z])|[–—-])/;
const NEAR = 40;

/** What a question asks of something that has both. */
export function askedEdge(question: string): AskedEdge | undefined {
  const asked = foldText(question.slice(0, 300));
  const [end, start] = [ASKS_END.test(asked), ASKS_START.test(asked)];
  return end === start ? undefined : end ? 'end' : 'start';
}

/** Whether the part of a text from `from` to `to` is told to be where something begins or ends. */
export function isEdge(edge: AskedEdge, text: string, { from, to }: { from: number; to: number }): boolean {
  const before = foldText(text.slice(Math.max(0, from - NEAR), from));
  if (edge === 'end') return BEFORE_END.test(before);
  return BEFORE_START.test(before) || AFTER_START.test(foldText(text.slice(to, to + NEAR)));
}
