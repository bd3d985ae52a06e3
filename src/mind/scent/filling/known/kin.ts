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
