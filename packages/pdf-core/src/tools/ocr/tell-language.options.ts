/**
 * Common words of each language, without accents: a reader of another language loses those first. Words of one letter
 * are left out, since specks are read as such. By the names of trained data.
 */
const COMMON: Record<string, string> = {
  eng: 'the of and to in is that for it as was with be by on not he his but at are this have from or had an they which you were all we their been has there would will can if no my when what so who them some only than then its our these may also any such into more other out up shall your',
  deu: 'der die und den von zu das mit sich des auf fur ist im dem nicht ein eine als auch es an werden aus er hat dass sie nach wird bei einer um am sind noch wie einem uber einen so zum war haben nur oder aber vor zur bis mehr durch man sein wurde wenn ihre ihr wir ich kann dieser diese keine sehr schon hier unter gegen vom',
  fra: 'de la le et les des en un du une que est pour qui dans par plus pas au sur ne se ce il sont avec ou son aux mais comme sa ses on nous vous cette leur deux ont etre ete fait ces tout aussi elle entre sans dont meme bien ils peut apres si ainsi sous je lui etait avait leurs tous votre notre',
  spa: 'de la que el en los se del las un por con no una su para es al lo como mas pero sus le ha me sin sobre este ya entre cuando todo esta ser son dos tambien fue habia era muy anos hasta desde mi porque solo han yo hay vez puede todos asi nos ni parte tiene uno donde bien ese ella otra otro esto',
  ita: 'di che il la in un per del una non sono le si con da dei della al come nel piu alla ha gli anche dal delle ma lo se suo sua stato questo alle quando questa anni dalla ai degli nella era essere ed loro tra sul suoi molto fu due ancora poi ci dopo cui tutti fino prima senza solo hanno dove',
  por: 'de que do da em um para com nao uma os no se na por mais as dos como mas foi ao ele das tem seu sua ou ser quando muito ha nos ja esta eu tambem pelo pela ate isso ela entre era depois sem mesmo aos ter seus quem nas me esse eles estao voce tinha foram essa num nem suas meu minha numa',
  nld: 'de van een het en in is dat op te zijn met voor niet aan er die om ook als dan maar bij of uit nog worden door naar heeft tot ze wordt over hij werd was we meer wel kan deze hebben geen dit moet zich al veel na had onder zo zal waar tegen wat hun zij ik haar andere deze omdat toen',
  swe: 'och att det som en pa ar av for med till den har de inte om ett han men var jag sig fran vi sa kan nar ar under eller efter vid sin ut ska mot aven hon mycket man da alla andra nu skulle hade dem blir mellan dar bara vara utan denna detta sina blev varit over',
  dan: 'og at det en den til er som pa de med han af for ikke der var mig sig men et har om vi min havde ham hun nu over da fra du ud sin dem os op hans hvor eller hvad skal selv her alle vil blev kunne ind nar vaere dog noget ville jo deres efter ned skulle denne dette ogsa',
  pol: 'nie to sie na ze jest do co jak za od po przez dla tego ale tak by oraz ma przy tym ich jego przed tylko ktore ktory juz moze byc lub jako pod aby jej czy bylo tej roku zostal ten rowniez bardzo jednak wszystkie nad ich ktora sa takze bez gdy',
  ces: 'je se na ze to byl si pri nebo jako jak ale jsou byla bylo pro by kter ktery ktera jeho podle az po od take jen jeste byly roku tak ze jsem nebyl ma pod mezi pred mu tom jejich bez aby byt uz svych toho kdy sve tento co ho li nez',
  ron: 'de si la in cu pe un nu care din mai este ca pentru se au sau fost prin al ale sa fi dar ce cele unui unei sunt dupa era acest aceasta lui intre lor avea poate fara doar pana foarte toate cand acestea ei sale sub',
};

const WORDS = new Map(Object.entries(COMMON).map(([code, words]) => [code, new Set(words.split(' '))]));

/** Fewer words say nothing about the language. */
const LEAST_WORDS = 12;
/** The share of its common words that a text in a language has at least; running text has a third and more. */
const LEAST_SHARE = 0.12;
/** Of a page in two languages, each has this share of words that only it has. */
const LEAST_BESIDE = 0.08;

/** `isBeside`: the page has text in the asked languages as well. */
export type OtherLanguage = { code: string; isBeside: boolean };

/** The language that a text seems to have beside or in place of those it was read in ("eng+deu"). */
export function tellOtherLanguage(text: string, asked: string): OtherLanguage | undefined {
  const read =
    text
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/\p{L}{2,}/gu) ?? [];
  if (read.length < LEAST_WORDS) return undefined;
  const own = asked.split('+').flatMap((code) => WORDS.get(code) ?? []);
  // Nothing can be said beside a language of which no words are known.
  if (own.length < asked.split('+').length) return undefined;
  const isOwn = (word: string) => own.some((words) => words.has(word));
  const share = (is: (word: string) => boolean) => read.filter(is).length / read.length;
  const others = [...WORDS].filter(([, words]) => !own.includes(words));
  const ranked = others
    .map(([code, words]) => ({
      code,
      all: share((word) => words.has(word)),
      alone: share((word) => words.has(word) && !isOwn(word)),
    }))
    .toSorted((one, two) => two.alone - one.alone);
  const [best] = ranked;
  if (!best || best.all < LEAST_SHARE) return undefined;
  const words = WORDS.get(best.code)!;
  const ownAlone = share((word) => isOwn(word) && !words.has(word));
  if (best.alone > 2.5 * ownAlone) return { code: best.code, isBeside: false };
  return best.alone >= LEAST_BESIDE ? { code: best.code, isBeside: true } : undefined;
}
