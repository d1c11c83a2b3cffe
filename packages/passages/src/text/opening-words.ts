/** What a contract calls itself in the sentence that it opens with. */
export const CONTRACT =
  /(?<!\p{L})(?:agreement|contract|lease|deed|amendment|assignment|addendum|indenture|memorandum|license|licence|\p{L}{0,12}vertrag|vereinbarung|contrat|bail|accord|convention|contrato|acuerdo|convenio)(?!\p{L})/iu;
/** Those who agree follow by name; the parties of a contract are spoken of between them later on. */
export const BETWEEN =
  /(?<!\p{L})(?:(?:[Bb]etween|BETWEEN|[Aa]mong|AMONG|[Zz]wischen|ZWISCHEN|[Ee]ntre|ENTRE)(?: (?:and among|AND AMONG))?|(?<=(?:into|INTO|made|MADE|executed|EXECUTED)\s{1,3})(?:by|BY)(?! and))(?: the following (?:\p{Ll}{3,9} )?part(?:y|ies))?:?\s{1,3}(?=(?:\(?[\da-z]{1,2}[.)]\s)?["“(]?(?!(?:[Tt]he |THE |[Bb]oth |[Aa]ll )?(?:[Pp]art|PART)(?:y|ies|Y|IES)(?!\p{L}|\s\p{Lu}:))(?:the |der |die |dem |den |la |le |el )?(?:société |sociedad |empresa |mercantil |association )?(?:\p{L}{0,2}\p{Lu}|\p{Ll}\d |\d{5,9} \p{Lu}|\[[ *•]{1,12}\]))/u;
/** In the name of a company. */
export const FIRM =
  /(?<!\p{L})(?:inc|incorporated|llc|l\.l\.c|ltd|limited|llp|lp|l\.p|corp|corporation|company|n\.a|plc|gmbh|ag|kg|e\.v|s\.a|s\.l|sarl|sas|b\.v|a\/s|trust|bank|university)(?!\p{L})/iu;
