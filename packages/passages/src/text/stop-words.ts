const list = (words: string) => new Set(words.split(' '));

/** Words that say how something is asked and not what about. */
export const STOP_WORDS = list(
  'a about after all also am an and any are as at be because been before being but by can could did do does doing done for from get given give gets got had has have having he her here him his how i if in into is it its just let may me might more most must my no nor not now of off on one only or other our out over own per shall she should so some such than that the their them then there these they this those to too under until up upon us very was we were what when where whether which while who whom whose why will with would you your please tell says said say mean document',
);

/** The commonest words of the languages that documents are likeliest to be in. */
export const FUNCTION_WORDS: Record<string, ReadonlySet<string>> = {
  en: list(
    'the of and to in a is that for it as with be on by this are from at or an not have was which you their its may must',
  ),
  de: list(
    'der die das und den von zu mit sich des auf fur ist im dem nicht ein eine als auch es an werden aus er hat dass sie nach wird bei einer um am sind noch wie einem uber',
  ),
  fr: list(
    'le la les de des et un une du en est que dans pour qui sur par au aux ce cette il elle ne pas plus avec sont ou se son sa ses nous vous leur ont',
  ),
  es: list(
    'el la los las de que y en un una por con para del se no su al lo como mas es son este esta pero sus ha o fue ser entre cuando',
  ),
  it: list(
    'il la le di che e un una in per con del della dei delle non si da al alla sono gli lo come piu ha o ma nel nella anche questo suo',
  ),
  pt: list(
    'o a os as de que e do da em um uma para com nao por dos das se na no ao mais como mas foi ser sua ou quando ha nos ja pelo',
  ),
  nl: list(
    'de het een en van in is dat op te zijn met voor niet aan er om ook als bij dan door maar uit naar heeft worden deze wordt over hun',
  ),
  pl: list('i w na z do nie sie jest to ze o jak za od po dla przez co ale tak tego oraz ktore moze byc lub'),
  sv: list(
    'och att det som en pa av for med den till ett ar de inte om har i var fran eller sig kan vid man vi ska',
  ),
  da: list(
    'og at det som en pa af for med den til et er de ikke om har i var fra eller sig kan ved man vi skal der',
  ),
  tr: list('ve bir bu da de icin ile olarak olan daha gibi cok en ne ya kadar sonra her olan veya'),
};
