import type { z } from 'zod'

import { claims, group, labelled, message, sentence, text, texts, titleAndText } from './fields'
import { ZONES } from './company'

export const site = group('Menu, headings, footer', {
  skipToContent: text('Link past the menu'),
  loading: text('While a page loads'),
  notAvailable: text('Note on a link without an address'),
  navigation: group('Menu', {
    label: text('Label of the menu'),
    ...texts('home', 'services', 'products', 'partners', 'about', 'contact'),
    overview: group('Links to the overviews', { services: text('Services'), products: text('Products') }),
    ...texts('openMenu', 'closeMenu'),
    menu: text('Name of the menu on phones'),
    closeOnly: text('Contact button'),
    ...texts('email', 'phone', 'contactPage'),
    breadcrumb: text('Label of the breadcrumbs'),
  }),
  catalogue: group('Services and products', {
    subtitle: sentence('Subtitle'),
    downloadPdf: text('Link to the PDF'),
    sheetAlt: message('Description of the PDF’s first page', '', 'title'),
    ...texts('askService', 'askProduct'),
    whatsapp: text('Button of WhatsApp'),
    booking: text('Link to the page on which visitors book a call'),
    procurement: text('Line on the purchase', 'After the lines that a page has of its own.'),
    confidentiality: text('Line on confidentiality'),
    ...texts('downloadIos', 'downloadAndroid', 'screens', 'exploreScreens'),
    sampleScreens: sentence('Above the screens', 'What is shown in them is invented.'),
    learnMore: text('Link of a card'),
    more: text('Above the cards of other pages'),
    deleteAccount: message('Link to the account deletion', '', 'app'),
  }),
  sections: group('Headings', {
    onThisPage: text('On this page'),
    morePoints: message('Points that phones fold', 'In all plural forms of the language.', 'count'),
    moreQuestions: message('Questions that phones fold', 'In all plural forms of the language.', 'count'),
    moreEntries: message('Entries that phones fold', 'In all plural forms of the language.', 'count'),
    result: text('Before the result of a step'),
    firstResult: text('Before the result of the first step', 'In the list of services.'),
    sources: message('Sources', '', 'count'),
    seen: message('Day of a source', '', 'day'),
    noAdvice: sentence('Above the sources', 'It says that they are not legal advice.'),
    services: group('Services', {
      ...texts('audience', 'steps'),
      price: text('Price and duration', 'Above what decides them.'),
      ...texts('outcomes', 'deliverable', 'measure', 'standards', 'questions', 'nextStep'),
      roles: text('Who does what?'),
    }),
    products: group('Products', {
      ...texts('audience', 'modules'),
      moduleColumns: group('Columns', { name: text('Module'), use: text('What it does') }),
      ...texts('platforms', 'integrations', 'security', 'rollout', 'questions', 'nextStep'),
    }),
  }),
  samples: group('Samples of the work', {
    label: text('Sample', 'Beside the title, and in the breadcrumbs.'),
    title: message('Title of a page, and link to it', '', 'title'),
    note: sentence('Note', 'It says that nothing in it is real.'),
    open: text('Button to the whole sample'),
    reading: text('How to read it'),
    service: message('Link back to the service', '', 'title'),
    ...texts('owner', 'version'),
  }),
  documents: group('Documents', { updated: message('Day of the last change', '', 'day') }),
  footer: group('Footer', {
    callToAction: sentence('Invitation'),
    callToActionLink: text('Link of the invitation'),
    description: sentence('Who we are', 'Also in the structured data.'),
    promises: claims.promises,
    ...texts('quickLinks', 'ourServices', 'ourProducts', 'aboutUs', 'contactUs'),
    location: text('Place'),
    ...texts('getSupport', 'refundPolicy', 'getInTouch'),
    trademarks: sentence('Trademarks'),
    social: text('Social media'),
  }),
  companyProfile: text('Link to the company profile'),
  contactTitle: message('Title of the contact page', '', 'brand'),
  company: group('The company’s data', {
    ...texts('heading', 'certificates', 'status', 'credentials'),
    partner: message('Name of a partner level', '', 'partner'),
    example: text('Note on example values', 'In the preview of filled slots.'),
    facts: group('Names', {
      ...texts('legalName', 'form', 'established', 'staff', 'licence', 'activities', 'taxNumber', 'icv', 'support'),
      ...texts('reply'),
    }),
    zones: group('Where it is registered', labelled(ZONES, text)),
    certificate: message('Number of a certificate', '', 'number'),
    limit: message('Limit of an insurance', '', 'limit'),
    holder: message('Holder of a certificate', '', 'name'),
    scope: message('Scope of a certificate', '', 'text'),
    until: message('Validity', '', 'day'),
    valid: message('Validity, in a line of its own', '', 'day'),
    officeHours: message('Opening hours', '', 'first', 'last', 'opens', 'closes'),
    ...texts('people', 'profile', 'cases', 'before', 'after', 'work', 'period', 'confirmedBy', 'reference'),
    ...texts('register', 'supplier'),
  }),
  notFound: group('Page that does not exist', { ...titleAndText, link: text('Link') }),
})

const form = group('Forms', {
  emptyField: text('A field is empty'),
  invalidEmail: text('Wrong email address'),
  errorPrefix: message('Before the error', 'In the page’s title and at a field.', 'error'),
  fieldErrors: group('At the fields', {
    ...texts('username', 'email', 'password'),
    emailFormat: text('Form of an address'),
  }),
  confirmation: text('Question before the deletion'),
  unasked: message('The browser does not ask', 'Instead of the question.', 'email'),
  processing: text('While it works'),
  leaving: text('Question when the visitor leaves during a request'),
  success: text('Success'),
  accountDoesNotExist: text('When the API refuses and gives no reason'),
  failed: message('When the API refuses and gives a reason', '', 'reason'),
  unknownError: text('Instead of a reason'),
  network: text('The network fails'),
  otherWay: message('Below each failure', 'Where to write.', 'email'),
  showPassword: text('Show the password'),
  hidePassword: text('Hide the password'),
  needsScript: sentence('Without JavaScript'),
})

export const accountDeletion = group('Account deletion', {
  form,
  scriptError: message('If the scripts do not work', 'Below the form.', 'email'),
  app: group('About an app, from the owner’s settings', {
    listing: group('Store listing', {
      both: message('Name and developer', '', 'name', 'developer'),
      name: message('Only the name', '', 'name'),
      developer: message('Only the developer', '', 'developer'),
    }),
    menuEntry: message('An entry of the menu', '', 'entry'),
    menuThen: message('One entry after another', '', 'way', 'entry'),
    goTo: message('The way through the menu', '', 'way'),
    minimumAge: message('Minimum age', '', 'app', 'age'),
    privacyPolicy: message('Link to the privacy policy', '', 'app'),
    answer: message('Time of an answer to a written request', '', 'days'),
  }),
  periods: group('Periods', {
    days: message('Days', 'In all plural forms of the language.', 'count'),
    years: message('Years', 'In all plural forms of the language.', 'count'),
    range: message('From one number of years to another', '', 'least', 'most'),
  }),
})

export const carousels = group('Carousels and gallery', {
  carousel: text('Carousel', 'What screen readers call it.'),
  slide: text('Slide', 'What screen readers call it.'),
  choosePartner: text('Label of the dots'),
  ...texts('previousCard', 'nextCard'),
  of: text('Between a place and the number of all, as in 1 / 5'),
  pauseCards: text('Pause'),
  playCards: text('Go on'),
  chooseScreen: text('Label of the thumbnails'),
})

export const datasheet = group('Datasheets', {
  online: text('Beside the QR code'),
  codeAlt: message('Description of the QR code', '', 'address'),
  edition: message('Version', '', 'version', 'month'),
  sources: message('Above the sources', 'The day is that of most of them.', 'day'),
})

export const errorPage = group('Error page', {
  ...titleAndText,
  reload: text('Button'),
  home: text('Link'),
})

export type ErrorPageMessages = z.infer<typeof errorPage>
