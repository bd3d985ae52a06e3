const lines = (text: string): readonly string[] => text.trim().split('\n');

/** How somebody is with phones, computers and shops on them, by ease: predicates with `~` at the verbs that agree. */
export const DIGITAL: Readonly<Record<0 | 1 | 2, readonly string[]>> = {
  0: lines(`
~use the tablet for the weather and little else
~ask a neighbour to sit near when a form has to be filled in
~write passwords in a blue notebook kept with the tea
would rather ring than click
~press each button once and ~wait with folded hands
~worry that a wrong tap will cost money
~print every confirmation, twice if it matters
~read a page from the very top before touching anything
~have never ordered from a shop without a telephone number
~close the laptop when a window jumps up
~go to the branch, while there is still a branch
~let {friend} do the bookings and ~pay in cash
~find the word "settings" a small insult
~type with one finger and ~look up after each letter
~keep one old phone with real keys in reserve
~give up when a page asks for an account
never ~know which of the three lines is the menu
~call every browser "the internet"
~need the words as well as the little pictures
~suspect that most pop-ups are thieves
learnt e-mail at the library and ~remember about half of it
~trust paper, a stamp and a signature
~was shown online banking twice and ~ask for a third time
~start again from the beginning after any mistake
~take {p} glasses off, ~put them on again and then ~blame the screen
~leave a basket full rather than make a password
  `),
  1: lines(`
~order groceries on the phone and ~grumble about the app
~compare prices in three tabs and then ~buy in the first
~manage most forms unless they argue back
~read the bad reviews before the good ones
~skip videos that explain and ~look for the text
~do the banking at the kitchen table on Sundays
~use one password with small variations, and ~know better
~look for the telephone number first, just to know it is there
~do everything on a four-year-old phone with a cracked corner
~say no to cookies when the no can be found
~need a calm page and a clear price
~book trains without trouble and insurance with a headache
~scroll quickly and ~go back often
~send a screenshot to {friend} when something looks odd
~keep forty tabs open as a kind of memory
~pay by card only where the shop has a street address
~use the search box before the menu
~get through tax forms with tea and bad language
~check the delivery date before anything else
~distrust countdown clocks on shop pages
~fill in what is starred and nothing more
~update things when the phone begs
~lose patience after the third step
~sign in with whatever {s} ~remember
~share a tablet at home and ~find the adverts of others on it
~like it when a page says what happens next
  `),
  2: lines(`
~use keyboard shortcuts nobody taught {o}
~fix the family's phones at every holiday
~leave a slow page after four seconds
~read source code of pages that annoy {o}
~have a password manager and ~preach about it
~pay with a watch and ~forget the wallet
~notice when a button moves by a hair
~try the beta of everything
~open links in new tabs without looking
~know which fields can be skipped
~report bugs, with steps
~block adverts and ~feel no guilt
~do all the travel planning for eight friends
~learn a new app by pressing everything once
~buy on the phone while walking
~filter and ~sort before reading a single name
~keep a spreadsheet of every subscription
~judge a shop by its checkout
~was on message boards before they had pictures
~switch provider the week a better one turns up
~hate typing an address twice
~run a small server in the cupboard
~find the cancel link within seconds
~expect to be signed in already
  `),
};

/** How a need shows in a life, by key or value of the accessibility profile. */
export const ACCESS: Readonly<Record<string, readonly string[]>> = {
  low_vision: lines(`
~see shapes well and letters badly, so the text is always enlarged
~hold the phone a hand's breadth from {p} face
~have low vision and ~lose the pointer on busy pages
~miss pale grey words altogether, as low vision does to people
~read with a magnifier, or not at all when the contrast is poor
~see the middle of things poorly and ~look slightly past them
~enlarge everything until only half a sentence fits; low vision, since childhood
~live with partial sight, and ~know pages by where things usually are
  `),
  blind: lines(`
~be blind and ~hear the web at a speed nobody else can follow
~go through pages heading by heading, having lost {p} sight years ago
~listen to every page; pictures without words are simply holes
~be blind, and ~know at once when a button has no name
~use no mouse, being blind, and ~count tab stops out of habit
~read braille at night and a screen reader by day
  `),
  tremor: lines(`
~have a tremor that makes small buttons a lottery
~steady the right hand with the left before a click
~press the neighbour of what was meant, thanks to a shaking hand
~use a heavy mouse against a tremor
~type slowly because the hands shake, and ~correct a good deal
~avoid sliders: the tremor turns them into guesswork
  `),
  limited_reach: lines(`
~have arthritis and ~reach the far corners of a phone only with both hands
cannot lift {p} right arm far, so the keyboard sits on a cushion
~use a wheelchair and a tray, with everything kept near
~get sore wrists from long scrolling
~work with a short reach since an accident, and ~choose short pages
~prefer big targets close together; stiff joints see to that
  `),
  keyboard_only: lines(`
~use the keyboard for everything, since a mouse hurts
~go from field to field with the tab key and ~notice every trap
~do without a mouse since an injury to the hand
~get nowhere on pages that only answer to a pointer
  `),
  hard_of_hearing: lines(`
~wear hearing aids and ~put subtitles on everything
~be hard of hearing and ~would sooner write than ring
~miss half of what loudspeakers say
~hear badly on the left and ~choose the seat accordingly
~turn the captions on before the film
~dread telephone hotlines, hearing what it is these days
~nod at things {s} ~haven't heard
~be hard of hearing, and the last to admit it
  `),
  deaf: lines(`
~be deaf, ~sign first and ~write second
~be deaf from birth; a video without captions says nothing
~use sign language at home and text everywhere else
~choose shops that answer by chat, being deaf
  `),
  dyslexia: lines(`
~be dyslexic and ~read a long paragraph three times or never
~have dyslexia, so lists are welcome and walls of text are not
~mix up similar words; dyslexia, found late
~let the phone read long pages aloud because of dyslexia
~spell by ear and ~rely on search boxes that forgive it, being dyslexic
~be slow with print and quick with pictures, as dyslexic people can be
  `),
  adhd: lines(`
~have ADHD and ~start four things before ending one
~lose the thread when anything on the page moves; ADHD
~finish forms in one go or not at all, with ADHD
~be good in bursts, the ADHD way, and hopeless with reminders
~forget why the tab was opened, which {s} ~put down to ADHD
~need one thing at a time on a screen, having ADHD
  `),
  low_literacy: lines(`
~read slowly and ~skip what looks official
~guess the long words, having left reading behind early
~ask somebody to read out letters from offices
~go by colours, numbers and pictures more than by sentences
~find reading hard work and ~hide it well
  `),
  memory: lines(`
~forget what was on the page before and ~go back to look
~write down each step, because memory is not what it was
~lose track of names and codes within a minute
~have trouble remembering recent things, old ones never
~keep notes beside the screen, for the memory slips
  `),
  color_vision: lines(`
~confuse red with green, so a coloured dot tells {o} nothing
~be colour-blind and ~ask others which wire is which
cannot tell a red warning from a green tick by colour
~have worn a brown shirt for years believing it green; colour-blind, of course
~see maps in two colours where others see five
~choose ripe tomatoes by touch, being colour-blind
  `),
  screen_reader: lines(`
~use a screen reader at a brisk pace
~let a screen reader do the looking
~know a good page by how it sounds in the screen reader
  `),
  text_zoom: lines(`
~set every text larger, without shame
~keep the letters on the phone big
~zoom in before reading
~have the type size turned well up
~need the print larger than it comes
  `),
  high_contrast: lines(`
~keep the screen black with white letters
~switch on high contrast wherever it exists
  `),
  reduced_motion: lines(`
~get dizzy when pages slide about
~have turned every animation off
~look away from things that blink
  `),
};
