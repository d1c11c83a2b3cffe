// bounded: words of this file, with no repetition within a repetition, on the few letters that a sentence ends with.
const any = (...lists: string[]) => new RegExp(`(?:^|[\\s(/-])(?:${lists.join('|')})\\.$`);

/** Whatever follows, a sentence does not end behind these: titles and ranks before a name, and what leads to something. */
const LEADS = any(
  '[A-Z]|Dr|Mr|Mrs|Ms|Mx|Prof|St|Messrs|Sens?|Reps?|Govs?|Hon|Rev|Msgr|Sgt|Lt|Col|Maj|Capt|Cpt|Cpl|Cmdr|Adm|Gen|Brig|Pvt|Det|Insp|Supt|Atty|Amb|Asst|Assoc|Mt|Ft|Ste',
  'Hr|Fr|Frl|Dipl|Ing|Mag|Hptm|med|phil|jur|rer|nat|habil',
  'Mme|Mlle|Mmes|MM|Me|Mgr|Vve|Pr|gén|cdt|cne',
  'Sra|Sras|Sres|Srta|Dra|Dn|Dña|Lic|Arq|Profa|Gral|Cnel|Tte|Mons|Hno|Hna|Uds?|EE',
  'Nos?|nos|Nr|Nrn|Arts?|Secs?|Figs?|figs?|Tab|Eqs?|Fn|Rn|Rz|Abs|Ziff|Kap|Abb|Bde?|[Nn]úms?|[Pp]ágs?|pp?|[Vv]ols?|eds?|vs|cf|viz|e\\.g|i\\.e|inst|ult|bzw|z\\. ?B|d\\. ?h|u\\. ?a|z\\. ?T|[Vv]gl|[Ss]og|ggf|inkl|zzgl|evtl|p\\. ?ex|p\\. ?ej|[Aa]pprox|[Aa]prox|[Ee]nv|[Cc]a|excl|incl|Rs|Str|\\S{0,11}[a-zäöüß]str',
  'Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Jän|Mär|Okt|Dez|janv|févr|avr|juil|déc|abr|ago|dic',
);
/** A number has to follow: by themselves they are words, or the end of a name. */
const COUNTS = any(
  'S|[Tt]el|[Tt]él|Fax|[Ee]xt|[Aa]pt|[Bb]ldg|[Rr]m|[Pp]ar|[Pp]ara|[Cc]ap|[Cc]h|chap|arts?|max|min|ene|feb|mar|Mo|Di|Mi|Do|Sa|So|Mon|Tues?|Wed|Thurs?|Fri|Sat|Sun|lun|mié|jue|vie|sáb|dom|mer|jeu|ven|sam|dim|n',
);
/** What a name may end with, or go on behind: only a word that opens sentences shows that one has ended. */
const IN_NAMES = any(
  'Inc|Ltd|Co|Corp|Bros|Cía|Cie|etc|usw|Jr|Sr|Ave|[Aa]vda|[Aa]v|[Bb]lvd|Rd|Sq|[Cc]tra|[Pp]za|Hwy|Dept|Dpt|Dpto|Univ|Assn|Inst|UU|(?:[A-Z]\\.){1,3}[A-Z]',
);
/** Words that open sentences. */
export const OPENERS =
  '(?:The|This|That|These|Those|It|Its|He|She|They|We|You|I|An?|In|On|At|By|For|From|If|When|While|Where|Each|Every|All|Any|No|Both|Either|Our|Your|His|Her|Their|There|Here|As|After|Before|However|But|And|Or|So|To|With|Under|Upon|Please|Who|What|How|Why|Der|Die|Das|Dies\\p{L}{0,2}|Ein\\p{L}{0,2}|Er|Sie|Es|Wir|Ich|Ihr\\p{L}{0,2}|Im|Am|Bei|Für|Mit|Nach|Wenn|Aber|Und|Bitte|Le|La|Les|Un|Une|Il|Elle|Ils|Elles|Nous|Vous|Je|Ce|Cette|Ces|Dans|Pour|Par|Sur|Si|El|Los|Las|Una|Él|Ella|Nosotros|Este|Esta|En|Por|Para|Con|Cuando)';
const OPENS = new RegExp(`^\\s*["“„«(¿¡]?(?:${OPENERS}|\\p{Lu}\\p{L}{2,14}:)(?!\\p{L})`, 'u');
/** Of the time of a day. */
const HOUR = /(?:^|[\s\d])[ap]\.m\.$/;
const DAY =
  /^\s*(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:Jan|Febr)uary|March|April|May|June|July|August|(?:Sept|Nov|Dec)ember|October|[A-Z]{3}(?!\p{L}))/u;

/** Longer than the longest of them with what stands before it. */
export const LONGEST_ABBREVIATION = 12;

/** Whether the stop that a text ends with is that of an abbreviation, and the sentence goes on in the rest. */
export const isAbbreviated = (said: string, rest: string): boolean =>
  LEADS.test(said) ||
  (COUNTS.test(said) && /^\s*\d/.test(rest)) ||
  (IN_NAMES.test(said) && !OPENS.test(rest)) ||
  (HOUR.test(said) && DAY.test(rest));
