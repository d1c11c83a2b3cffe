/** A page of a long document about one thing: a row of a question file may ask for its fact by its name. */
export type Entry = { name: string; text: string; fact: string };

/** The same numbers in every run, so that the documents are the same. */
export function seededPick(seed: number): <T>(list: readonly T[]) => T {
  let state = seed;
  return (list) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return list[Math.floor((state / 2 ** 32) * list.length)]!;
  };
}

const range = (from: number, to: number, step = 1) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);

const MAKERS = [
  'Hallgarten',
  'Voss & Lind',
  'Caledon',
  'Marchetti',
  'Ostrava Works',
  'Tillmann',
  'Berg Brothers',
  'Northgate Foundry',
];
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const WEATHER = [
  'in a light drizzle',
  'in bright sun',
  'in dense fog',
  'in a gusty west wind',
  'on a frosty morning',
  'after a night of rain',
  'at dusk',
];

/** The stock and the incident reports of the harbour, 137 pages. */
export function harbourEntries(): Entry[] {
  const pick = seededPick(7);
  const cranes = range(1, 36).map((number): Entry => {
    const fact = `Its safe working load is ${pick(range(8, 120, 2))} tonnes at a radius of ${pick(range(12, 38))} metres.`;
    return {
      name: `crane ${number}`,
      fact: number % 2 ? fact : `It was built by ${MAKERS[number % 8]} in ${pick(range(1968, 2021))}.`,
      text: `Crane ${number}
Crane ${number} stands on the ${pick(['coal quay', 'container quay', 'timber quay', 'fish quay', 'repair yard'])} and runs on ${pick(['rails of 15 metres gauge', 'rubber tyres', 'a fixed pedestal'])}. It was built by ${MAKERS[number % 8]} in ${pick(range(1968, 2021))}. ${fact}
The hoist rope of ${pick(range(18, 44, 2))} millimetres is changed after ${pick(range(1200, 4000, 100))} hours. The driver climbs ${pick(range(40, 160))} steps; the lift ${pick(['was removed', 'carries two', 'is for tools only'])}. In its log: ${pick(['the brake of the slewing gear was relined', 'a limit switch was replaced after it had stuck', 'the cab window was renewed', 'the anemometer was moved to the top of the jib'])} in ${pick(MONTHS)} ${pick(range(2012, 2023))}, and ${pick(['the paint was renewed against salt', 'two bolts of the boom were found loose and tightened', 'the lamps were exchanged for diodes', 'the seat was fitted with springs'])} the year after.`,
    };
  });
  const berths = range(1, 40).map((number): Entry => {
    const fact = `The depth at berth ${number} is ${pick(range(45, 118)) / 10} metres below the lowest tide.`;
    return {
      name: `berth ${number}`,
      fact,
      text: `Berth ${number}
Berth ${number} is ${pick(range(60, 310, 5))} metres long and lies ${pick(['open to the swell', 'in the lee of the mole', 'opposite the dry dock', 'at the mouth of the river'])}. ${fact} Its ${pick(range(4, 18))} bollards hold ${pick([20, 30, 50, 80, 100])} tonnes each, and the fenders are ${pick(['of rubber', 'lorry tyres on chains', 'oak piles', 'floating foam'])}.
It is mostly used by ${pick(['coasters with grain', 'tankers with diesel', 'trawlers', 'ships that carry timber', 'barges with gravel', 'vessels laid up for repair'])}. Water is had from ${pick(range(1, 5))} hydrants at ${pick(range(12, 60))} cubic metres an hour. ${pick(['The edge was cast anew', 'A ladder was added', 'The drains were widened', 'The surface was paved'])} in ${pick(range(1985, 2022))}.`,
    };
  });
  const reports = range(1, 61).map((number): Entry => {
    const fact = `The damage came to ${pick(range(400, 96_000, 350))} euros.`;
    return {
      name: `report ${number}`,
      fact,
      text: `Report ${number}
On ${pick(range(1, 28))} ${pick(MONTHS)} ${pick(range(2004, 2023))}, ${pick(WEATHER)}, the ${pick(['tug', 'coaster', 'trawler', 'barge', 'pilot boat', 'tanker'])} ${pick(['Petrel', 'Anna Maria', 'Sturdy', 'Vesta', 'Corbeau', 'Lotte', 'Fortuna', 'Merlin'])} ${pick(['touched the quay at berth', 'broke a mooring line at berth', 'lost an anchor off berth', 'scraped the fender of berth', 'spilt some oil at berth'])} ${pick(range(1, 40))}. ${pick(['The watch on the bridge had changed two minutes earlier.', 'The engine had answered late.', 'A hose had been left across the deck.', 'Nobody stood at the bow.'])} ${fact}
${pick(['A docker sprained his wrist', 'Nobody was hurt', 'The cook was scalded', 'A trainee was bruised'])}. The duty officer ${pick(['closed the berth for a day', 'sent a diver', 'called the pilot back', 'had the boom laid out'])}, and the crane nearby was stopped. Learnt: ${pick(['speak every order back over the radio', 'test the engine astern before the breakwater', 'look at the tide table twice', 'keep the gang off the rope', 'put a second man on the valve'])}.`,
    };
  });
  return [...berths, ...cranes, ...reports];
}

/** The stock and the occurrences of the tramway, 128 pages. */
export function tramwayEntries(): Entry[] {
  const pick = seededPick(11);
  const cars = range(1, 52).map((number): Entry => {
    const fact = `It was built by ${pick(MAKERS)} in ${pick(range(1971, 2022))}.`;
    return {
      name: `car ${number}`,
      fact,
      text: `Car ${number}
Car ${number} has ${pick(range(34, 92))} seats and is ${pick(range(18, 43))} metres long. ${fact} Its floor is ${pick(['low throughout', 'high but for the middle door', 'reached by one step'])}, and its ${pick(range(2, 8))} motors give ${pick(range(180, 620, 10))} kilowatts.
It runs mostly on line ${pick(range(1, 9))} and has covered ${pick(range(90, 2100, 10))} thousand kilometres. In its book: ${pick(['the doors were given new edges', 'the wheels were turned', 'the pantograph strip was renewed', 'the brake resistor was exchanged', 'the driver was given a better seat'])} in ${pick(MONTHS)} ${pick(range(2009, 2023))}; ${pick(['a window was broken by a stone', 'the heating failed twice', 'a passenger praised the clean floor', 'the bell was found too quiet', 'sand had clogged a pipe'])}.`,
    };
  });
  const substations = range(1, 18).map((number): Entry => {
    const fact = `Substation ${number} has ${pick(range(600, 3000, 50))} kilowatts.`;
    return {
      name: `substation ${number}`,
      fact,
      text: `Substation ${number}
${fact} It feeds the wire from ${pick(['Castle Hill', 'Linden Square', 'the gasworks', 'the chapel', 'Rope Walk'])} to ${pick(['the harbour', 'the cemetery', 'the university', 'the barracks', 'the racecourse'])}. The rectifier was ${pick(['renewed', 'overhauled', 'repainted', 'dried out after a flood'])} in ${pick(range(1990, 2022))}, and the batteries last ${pick(range(2, 9))} hours.
The key hangs in box ${pick(range(100, 180))}. ${pick(['Bats sleep under its roof from October', 'The cellar has to be pumped in spring', 'Its door was painted by pupils', 'The neighbours asked for a quieter fan'])}.`,
    };
  });
  const occurrences = range(1, 58).map((number): Entry => {
    const fact = `Traffic stood for ${pick(range(4, 170))} minutes.`;
    return {
      name: `occurrence ${number}`,
      fact,
      text: `Occurrence ${number}
On ${pick(range(1, 28))} ${pick(MONTHS)} ${pick(range(2003, 2023))}, ${pick(WEATHER)}, car ${pick(range(1, 52))} ${pick(['struck a van that turned left', 'ran through a closed set of points', 'left a stop with a door ajar', 'slid past the platform', 'pulled down a span of wire', 'brushed a cyclist'])} near ${pick(['Castle Hill', 'Linden Square', 'Old Fish Market', 'the gasworks', 'the tunnel'])}. ${fact} ${pick(['An elderly passenger fell', 'Nobody was hurt', 'The driver bit his tongue', 'A pram tipped over and was caught'])}.
${pick(['Leaves lay on the rail', 'The sun stood low', 'The signal lamp had failed', 'The mirror was fogged', 'A delivery blocked the view'])}. The controller ${pick(['sent buses', 'turned the cars at the chapel', 'called the fitters', 'kept the next car at the stop'])}. Learnt: ${pick(['cut the hedge', 'move the stop by one length', 'strew sand earlier', 'repeat the order by radio', 'paint the box yellow'])}.`,
    };
  });
  return [...cars, ...substations, ...occurrences];
}
