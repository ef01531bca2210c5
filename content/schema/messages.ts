import type { z } from 'zod'

import { claims, group, message, sentence, text } from '@/lib/schema-fields'

export const site = group('Menu, headings, footer', {
  skipToContent: text('Link past the menu'),
  loading: text('While a page loads'),
  notAvailable: text('Of a link without an address'),
  navigation: group('Menu', {
    label: text('Label of the menu'),
    home: text('Home'),
    services: text('Services'),
    products: text('Products'),
    partners: text('Partners'),
    about: text('About us'),
    contact: text('Contact'),
    overview: group('Links to the overviews', { services: text('Services'), products: text('Products') }),
    openMenu: text('Button that opens the menu'),
    closeMenu: text('Button that closes the menu'),
    menu: text('Name of the menu on phones'),
    closeOnly: text('Contact button'),
    email: text('Email'),
    phone: text('Phone'),
    contactPage: text('Contact page'),
    breadcrumb: text('Label of the breadcrumbs'),
  }),
  catalogue: group('Services and products', {
    subtitle: sentence('Subtitle'),
    downloadPdf: text('Link to the PDF'),
    sheetAlt: message('Description of the PDF’s first page', '', 'title'),
    askService: text('Button of a service'),
    askProduct: text('Button of a product'),
    downloadIos: text('Button of the App Store'),
    downloadAndroid: text('Button of Google Play'),
    screens: text('Screens'),
    exploreScreens: text('Explore the screens'),
    sampleScreens: sentence('Above the screens', 'What is shown in them is invented.'),
    learnMore: text('Learn more'),
    moreIn: message('More of a group', '', 'group'),
    moreProducts: text('More products'),
    deleteAccount: message('Link to the account deletion', '', 'app'),
  }),
  sections: group('Headings', {
    onThisPage: text('On this page'),
    result: text('Before the result of a step'),
    related: text('Related pages'),
    sources: message('Sources', '', 'count'),
    lastChecked: message('Day of a source', '', 'day'),
    notConfirmed: message('Day of a source that could not be confirmed', '', 'day'),
    noAdvice: sentence('Above the sources', 'That they are no legal advice.'),
    services: group('Services', {
      audience: text('Who it is for'),
      before: text('Before'),
      after: text('After'),
      controls: text('Controls'),
      control: text('Control'),
      signs: text('Signs'),
      steps: text('Steps'),
      deliverables: text('Deliverables'),
      standards: text('Standards'),
      measures: text('Outcomes'),
      questions: text('Questions'),
    }),
    products: group('Products', {
      audience: text('Who it is for'),
      signs: text('Signs'),
      modules: text('Modules'),
      moduleColumns: group('Columns', { name: text('Module'), use: text('What it does') }),
      platforms: text('Platforms'),
      integrations: text('Integrations'),
      security: text('Security'),
      rollout: text('Rollout'),
      questions: text('Questions'),
    }),
  }),
  samples: group('Samples of the work', {
    label: text('Sample', 'Beside the title, and in the breadcrumbs.'),
    list: text('Name of the list of all samples'),
    title: message('Title of a page, and link to it', '', 'title'),
    note: sentence('Note', 'That nothing in it is real.'),
    reading: text('How to read it'),
    service: message('Link back to the service', '', 'title'),
  }),
  documents: group('Documents', { updated: message('Day of the last change', '', 'day') }),
  footer: group('Footer', {
    callToAction: sentence('Invitation'),
    callToActionLink: text('Link of the invitation'),
    description: sentence('Who we are', 'Also in the structured data.'),
    promises: claims.promises,
    quickLinks: text('Quick links'),
    ourServices: text('Our services'),
    ourProducts: text('Our products'),
    aboutUs: text('About us'),
    contactUs: text('Contact us'),
    location: text('Place'),
    getSupport: text('Get support'),
    refundPolicy: text('Refund policy'),
    getInTouch: text('Get in touch'),
    privacy: text('Privacy'),
    accessibility: text('Accessibility'),
    trademarks: sentence('Trademarks'),
    social: text('Social media'),
  }),
  companyProfile: message('Link to the company profile', '', 'megabytes'),
  contactTitle: message('Title of the contact page', '', 'brand'),
  companyFacts: group('Names of the company’s data', {
    legalName: text('Legal name'),
    licenceNumber: text('Trade licence number'),
    taxNumber: text('Tax registration number'),
    supportHours: text('Support hours'),
  }),
  notFound: group('Page that does not exist', {
    title: text('Title'),
    text: sentence('Text'),
    link: text('Link'),
  }),
})

const form = group('Forms', {
  emptyField: text('A field is empty'),
  invalidEmail: text('Wrong email address'),
  errorPrefix: message('Before the error', 'In the page’s title and at a field.', 'error'),
  fieldErrors: group('At the fields', {
    username: text('Username'),
    email: text('Email'),
    password: text('Password'),
    emailFormat: text('Form of an address'),
  }),
  confirmation: text('Question before the deletion'),
  processing: text('While it works'),
  leaving: text('Question when the visitor leaves meanwhile'),
  success: text('Success'),
  accountDoesNotExist: text('Swin refuses', 'Its API gives no reason.'),
  failed: message('Lahfa refuses', '', 'reason'),
  unknownError: text('Instead of a reason'),
  network: text('The network fails'),
  showPassword: text('Show the password'),
  hidePassword: text('Hide the password'),
  needsScript: sentence('Without JavaScript'),
})

export const accountDeletion = group('Account deletion', {
  form,
  scriptError: message('Where the scripts do not work', 'Below the form.', 'email'),
  app: group('About an app, from the owner’s settings', {
    listing: group('Store listing', {
      both: message('Name and developer', '', 'name', 'developer'),
      name: message('Name alone', '', 'name'),
      developer: message('Developer alone', '', 'developer'),
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
  previousCard: text('Previous card'),
  nextCard: text('Next card'),
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

export const socialCards = group('Social cards', {
  home: text('Home page', 'Shorter than on the page.'),
  about: text('About us'),
  contact: text('Contact'),
  privacy: text('Privacy'),
  accessibility: text('Accessibility'),
})

export const errorPage = group('Error page', {
  title: text('Title'),
  text: sentence('Text'),
  reload: text('Button'),
  home: text('Link'),
})

export type ErrorPageMessages = z.infer<typeof errorPage>
