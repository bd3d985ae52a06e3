import type { Verb } from '../goal/types.ts';

/** Where sites keep a kind of thing, as people know from other sites: what is wished, and the labels of the place. */
export interface Place {
  verbs: readonly Verb[];
  wish: RegExp;
  /** Labels of the very place. */
  there: RegExp;
  /** Labels of places on the way to it. */
  near?: RegExp;
}

const ASKS: readonly Verb[] = ['learn', 'locate', 'reach'];
/** What a wish comes to be taken for where it asks for something to be done; whoever is told in passing what to do looks for it like a page. */
const ACTS: readonly Verb[] = ['transact', 'remove', 'enter', 'pick', 'tick', 'untick', 'add', 'buy', 'press', 'reach'];
const ALL: readonly Verb[] = [...new Set([...ASKS, ...ACTS, 'register' as const])];

const ACCOUNT = /^(?:account|profile|dashboard|area|(?:customer |member )?(?:log ?in|sign ?in).*)$/;
const HELP = /^(?:help.*|support|customer (?:service|care|support)|faqs?|questions.*|good to know|info(?:rmation)?)$/;
const CONTACT = /^(?:contact.*|get in touch|write to us|talk to us|reach us)$/;

/**
 * What people expect to find where. Labels are met without "my", "our", "all" and the like before them and counts after
 * them, and part by part ("Card and membership").
 */
export const PLACES: readonly Place[] = [
  // What somebody has written, and what one has of one's own.
  {
    verbs: ALL,
    wish: /\b(?:(?:written|wrote|writes) to you|sent you|(?:letter|message|e-?mail|mail|note|reply)s? (?:from|of|by)|(?:answer|reply to) (?:her|him|them)|got an? (?:letter|message|e-?mail|mail|note))\b/,
    there:
      /^(?:messages?|inbox|mail(?:box)?|e-?mails?|letters?|post|notices?|conversations?|correspondence|(?:new |unread )?(?:letters?|messages?|mails?))$/,
    near: /^(?:documents?|notifications?|account|communication)$/,
  },
  {
    verbs: ALL,
    wish: /\b(?:reserv\w+|book(?:ed|ing|ings)|hire[sd]?|tickets?|trips?|appointments?|stays?|(?<=\S )orders?|ordered|loans?|borrow\w*|lent|rent(?:ed|al)|removal|visits?|fines?|overdue)\b/,
    there:
      /^(?:bookings?|reservations?|tickets?|trips?|appointments?|stays?|rentals?|loans?|borrowed(?: items)?|checked out|holds?|visits?|moves?|journeys?)$/,
    near: ACCOUNT,
  },
  {
    verbs: ALL,
    wish: /\b(?:member(?:ship)?|subscri\w+|monthly|contracts?|polic(?:y|ies)|donat\w+|gifts?|giving|tariff|plan|season|licen[cs]es?)\b/,
    there:
      /^(?:memberships?|subscriptions?|plans?|contracts?|polic(?:y|ies)|gifts|giving|donations|tariff|card|licen[cs]es?)$/,
    near: ACCOUNT,
  },
  {
    verbs: ALL,
    wish: /\b(?:invoices?|bills?|receipts?|statements?|paid|payments?|rent|balance|owe|arrears|transactions?)\b/,
    there:
      /^(?:billing|invoices?|bills?|payments?|statements?|receipts?|transactions?|history|documents|finances?|(?:rent )?account|(?:order|payment) history|see statement)$/,
    near: ACCOUNT,
  },
  {
    verbs: ALL,
    wish: /\b(?:new|chang\w+|moved?|update|correct|wrong|another|different|married)\b.*\b(?:phone|telephone|mobile|address|e-?mail|name|bank|iban|account|house|flat|surname|number)\b|\b(?:phone|telephone|mobile|address|e-?mail|name|bank|account)\b.*\b(?:chang\w+|new|wrong)\b|\bmoved (?:house|to)\b/,
    there:
      /^(?:(?:personal |contact |account |bank |payment |family |own )?(?:details|data|information)|profile|about me|me|family|household|settings|preferences|personal)$/,
    near: ACCOUNT,
  },
  {
    verbs: ACTS,
    wish: /\b(?:newsletters?|e-?mails?|mails?|texts?|text messages|sms|post|notif\w+|remind\w*|magazine|mailing)\b/,
    there:
      /^(?:notifications?|communications?|(?:how we |contact )?(?:contact (?:you|preferences)|preferences)|mailings?|newsletters?|e-?mails?|what we send you|alerts|settings)$/,
    near: /^(?:account|profile|details)$/,
  },
  {
    verbs: ALL,
    wish: /\b(?:devices?|computers?|laptop|licen[cs]es?|sessions?|signed in)\b/,
    there: /^(?:devices?|computers|licen[cs]es?|sessions|security|activations?)$/,
    near: /^(?:account|settings|profile|log ?in|sign ?in)$/,
  },
  {
    verbs: ALL,
    wish: /\b(?:ill|sick|absent|absence|stays? (?:at )?home)\b/,
    there: /^(?:absences?|attendance|sick(?:ness)?(?: notes?| leave)?|report (?:an )?absence|leave)$/,
  },
  {
    verbs: ALL,
    wish: /\b(?:marks?|grades?|tests?|exams?)\b/,
    there: /^(?:marks|grades|results|reports?|progress|exams?)$/,
  },
  {
    verbs: ALL,
    wish: /\b(?:tablets?|pills?|medicines?|medication|prescriptions?)\b/,
    there: /^(?:(?:repeat )?(?:medicines?|medications?|prescriptions?)|pharmacy)$/,
  },
  // For whom a part of the site is.
  {
    verbs: ALL,
    wish: /\byour?\b/,
    there: /^$/,
    near: /^(?:individuals?|private (?:customers?|persons?|individuals)|personal|residents|citizens|households?|for you|consumers?|families)$/,
  },
  // What one would have that is not there yet.
  {
    verbs: ALL,
    wish: /^(?:ask for|request|order|get)\b.*\bnew\b/,
    there: /^(?:(?:i )?(?:need|want|request|order|ask for|get)\b.*)$/,
  },
  // What is on its way.
  {
    verbs: ALL,
    wish: /\b(?:parcels?|packages?|packets?|shipments?|consignments?|deliver(?:y|ies|ed))\b/,
    there:
      /^(?:track(?:ing)?(?: (?:and|&) trace)?(?: (?:an? |your )?(?:parcels?|packages?|orders?|shipments?|deliver(?:y|ies)|items?))?|where is \S+ (?:parcel|order|package))$/,
    near: /^(?:deliver(?:y|ies)|parcels?|orders?|shipments?|receiv(?:e|ing)(?: .*)?)$/,
  },
  // What went wrong.
  {
    verbs: ALL,
    wish: /\b(?:lost|left|forgot(?:ten)?|mislaid)\b.*\b(?:on|in|at|behind|under)\b|\b(?:lost|forgotten) (?:your|my|an?)\b/,
    there: /^(?:lost (?:property|and found|items?|something)|lost|found|lost property (?:form|office))$/,
    near: /^(?:contact.*|help.*|customer (?:service|care)|faqs?)$/,
  },
  {
    verbs: ALL,
    wish: /\b(?:late|delay(?:ed|s)?|compensation|refund|cancelled on you)\b/,
    there: /^(?:(?:delay )?compensation|claims?|refunds?|delays?|delay repay|make a claim)$/,
    near: HELP,
  },
  {
    verbs: ALL,
    wish: /\b(?:(?:did|has|have|was|were|is|are)(?: not|n't) (?:come|arrived?|been delivered|delivered|there)|never (?:came|arrived)|(?:was|were) no \p{L}+|missing)\b/u,
    there: /^(?:deliver(?:y|ies)|missing.*|report.*|problems?|track.*)$/,
    near: ACCOUNT,
  },
  {
    verbs: ALL,
    wish: /\b(?:emergency|urgent\w*|accident|run over|injur\w+|hurt|poison\w*|bleed\w*|bleeding|gas|flooded|at night|out of hours|in pain)\b/,
    there: /^(?:emergenc(?:y|ies).*|out of hours|urgent.*|first aid|when we are closed|24 ?(?:h|hours?).*)$/,
    near: CONTACT,
  },
  {
    verbs: ASKS,
    wish: /\b(?:(?:does|do|did|is|are|will) not work|stops?|stopped|crash\w*|freez\w*|mended|fixed|known (?:problem|issue|fault)|error|fails?|bug)\b/,
    there: /^(?:known (?:issues|problems|faults)|(?:service |system )?status|troubleshooting|issues|release notes)$/,
    near: /^(?:support|help.*)$/,
  },
  // What is asked of the house.
  {
    verbs: ASKS,
    wish: /\b(?:by (?:when|what (?:date|day)|which (?:date|day))|deadline|last day|latest|due)\b/,
    there: /^(?:deadlines?|(?:key |important )?dates|calendar|penalties)$/,
  },
  {
    verbs: ASKS,
    wish: /\b(?:open(?:s|ing)?|clos(?:e|es|ing)|hours|address|where|phone|telephone|number to call|located|directions|branch|office|store|shop|library|museum|station|airport|hospital|depot|bring .* back|until what time)\b/,
    there:
      /^(?:find (?:us|a .*)|where (?:we are|to find us)|(?:\p{L}+ )?(?:locations?|branches|stores|shops|offices|depots|stations|clinics|centres|places|sites|libraries|museums|studios|hospitals)|pick-?up (?:places|points|locations|stations))$/u,
    near: /^(?:contact.*|visit.*|about.*|info(?:rmation)?)$/,
  },
  {
    verbs: ASKS,
    wish: /\b(?:park(?:ing|ed)?|by (?:car|bus|train|bike)|wheelchair|lift|step-free|get (?:there|to (?:the|us))|reach the)\b/,
    there:
      /^(?:(?:your |plan your |plan a )?visit.*|getting here|directions|how to get here|by (?:car|bus|train)|access(?:ibility)?|parking|find us)$/,
    near: /^(?:contact.*|about.*)$/,
  },
  {
    verbs: ASKS,
    wish: /\b(?:price|prices|cost|costs|fees?|rates?|charged?|how much|expensive|surcharge|deposit|pay for)\b/,
    there:
      /^(?:prices?|price list|pricing|rates?|fees|charges|tariffs?|costs?|conditions|(?:get |request )?(?:an? )?(?:\p{L}+ )?quotes?|(?:(?:price|cost|rate) )?calculator|estimates?)$/u,
    near: /^(?:services|what we (?:do|offer)|products?|treatments?|offers?|rooms|(?:our )?(?:cars|vehicles|range)|passes|terms.*|help.*|faqs?)$/,
  },
  {
    verbs: ASKS,
    wish: /\bwho\b|\b(?:teach(?:es|er)|trainer|trains|coach|doctor|director|manager|chair\w*|author|leads?|in charge)\b/,
    there:
      /^(?:team|people|staff|who we are|board|management|teachers?|trainers?|instructors?|coaches|doctors?|company|contacts|members)$/,
    near: /^(?:about.*|(?:sports|classes|courses|groups).*|contact.*)$/,
  },
  {
    verbs: ALL,
    wish: /\b(?:part(?:y|ies)|fair|camp|meeting|match|games?|plays?|performances?|shows?|films?|concerts?|circus|festival|workshop|evening|trip)\b/,
    there:
      /^(?:dates|what'?s on|events?|calendar|programmes?|programs?|fixtures|matches|schedule|diary|agenda|performances|shows)$/,
    near: /^(?:news|teams)$/,
  },
  {
    verbs: ASKS,
    wish: /\b(?:under \d+|team|match|fixture|girls|boys|men's|women's|league|first eleven)\b/,
    there: /^(?:teams?|fixtures|matches|games|league|results|squads)$/,
  },
  {
    verbs: ASKS,
    wish: /\b(?:if (?:you|i|they)|what happens|(?:can|may|do|are) (?:you|they|we|i)\b.*\b(?:bring|take|allowed|change|use|without)|allowed|permitted|rules?|polic(?:y|ies)|licen[cs]e|insured|insurance)\b/,
    there:
      /^(?:faqs?|frequently asked questions|questions.*|good to know|rules|terms(?: of \p{L}+)?|conditions|policies|house rules)$/u,
    near: /^(?:help.*|info(?:rmation)?|services|what we do|support)$/,
  },
  {
    verbs: ASKS,
    wish: /\b(?:how (?:is|was) .*(?:spent|used)|spend|spent|goes to|go to|of (?:each|every) (?:pound|euro|dollar)|where .*money)\b/,
    there: /^(?:how we (?:spend|use) .*|annual report|accounts|transparency|finances|our finances)$/,
    near: /^(?:about.*|work|our work)$/,
  },
  {
    verbs: ALL,
    wish: /\b(?:volunteer\w*|help in|help out|offer .*help|give .*time)\b/,
    there: /^(?:volunteer(?:ing)?.*|get involved|help us|how you can help|support us|join (?:us|in))$/,
  },
  {
    verbs: ALL,
    wish: /\b(?:(?:ring|call|phone) you|talk to (?:somebody|someone)|(?:be|have) .*(?:rung|called) back)\b/,
    there: /^(?:(?:we )?(?:ring|call|phone) (?:you )?back|call ?back.*|request a call.*|contact.*)$/,
  },
  {
    verbs: ASKS,
    wish: /\b(?:versions?|formats?|files?|import|export|install\w*|supports?|compatible)\b|\.\w{2,4}\b/,
    there: /^(?:docs|documentation|manual|reference|user guide|guides?|knowledge base|(?:file )?formats|files)$/,
    near: /^(?:support|help.*|features)$/,
  },
];
