/** Words by which tasks and forms tell the same in their answers, where running text keeps them apart. */
const GROUPS = `
quiet silent calm
post mail send sent ship shipped deliver delivered
collect pickup fetch
refund money reimburse reimbursement cash-back
broken damaged defective faulty broke damage defect
lamp light lights lighting streetlight
bill bills invoice invoices billing
normal adult adults standard regular full
own private privately personal personally
taxi cab transport
sea ocean seaside
garden gardens
holiday vacation annual leave
read view see viewer reader
ill illness sick sickness fever flu
child minor kid
dentist dental
eye optician ophthalmology
monthly contract
prepaid payg topup
print publish
bank transfer
vegetarian vegan meatless veggie
coeliac celiac gluten
wheelchair mobility
moving moving-house move moved relocation
yearly annual year
quarterly quarter
single one-person
`
  .trim()
  .split('\n')
  .map((line) => new Set(line.split(' ')));

/** Ways of eating, and how menus and forms tell what suits them. */
const DIETS: ReadonlyArray<readonly [told: RegExp, offered: RegExp]> = [
  [
    /\bvegetarians?\b|\bno meat\b/,
    /\bveg(?:etarian|gie|an)?\b|\b(?:without|no) (?:meat|ham)\b|\bmeat[- ]?(?:free|less)\b/,
  ],
  [/\bvegans?\b/, /\bvegan\b|\bplant[- ]based\b/],
  [/\bc(?:o)?eliacs?\b|\bgluten\b/, /\bgluten\b/],
  [/\blactose\b|\bno (?:milk|dairy)\b/, /\blactose\b|\bdairy[- ]free\b|\bwithout milk\b/],
];

/** Whether an option suits a way of eating that a wish tells. */
export function suitsDiet(wish: string, option: string): RegExpExecArray | null {
  for (const [told, offered] of DIETS) {
    const found = told.exec(wish);
    if (found && offered.test(option)) return found;
  }
  return null;
}

/** Whether two words tell the same in the answers to a form. */
export function answersAlike(a: string, b: string): boolean {
  return a === b || GROUPS.some((group) => group.has(a) && group.has(b)) || sameRoot(a, b);
}

/** "Dermatologist" and "dermatology": a long common beginning, and little behind it. */
function sameRoot(a: string, b: string): boolean {
  let same = 0;
  while (same < Math.min(a.length, b.length) && a[same] === b[same]) same++;
  return same >= 6 && same >= Math.max(a.length, b.length) - 4;
}
