import type { ProductCopy } from '../../types'
import type { Screen } from './screens'

export const en: ProductCopy<Screen> = {
  title: 'Streaming & VOD',
  summary: 'A channel and film library of your own, on every screen.',
  description:
    'A streaming platform for broadcasters, educators and publishers: live and on demand, Arabic subtitles, DRM, parental profiles and clear measurements.',
  headline: 'Your own channel at a known hourly cost',
  intro:
    'Broadcasters, training departments and publishers want a service under their own name without building a video chain themselves. Our platform carries a file or a live signal from ingest to the viewer’s screen, protects it on the way and measures every step.',
  bullets: [
    {
      lead: 'Start with a library, add live later.',
      text: 'A studio takes in files and shows each stage of transcoding. Live signals arrive over SRT, RTMP or WHIP.',
    },
    {
      lead: 'The player works in Arabic.',
      text: 'Menus, titles and controls run right-to-left, with WebVTT subtitles and a separate audio track for each dub.',
    },
    {
      lead: 'What does DRM protect?',
      text: 'Streams and downloads, through Widevine, FairPlay and PlayReady. It hinders copying but cannot stop a camera in front of the screen.',
    },
    {
      lead: 'Subscribe, rent, watch with ads or watch free.',
      text: 'All four can run side by side, the free one with sign-in. Subscriptions sold inside apps go through Apple or Google billing.',
    },
    {
      lead: 'Profiles for the family.',
      text: 'They have an age limit, a PIN and private settings by default. The UAE’s child-safety law covers video on demand, as our page on custom web and mobile apps explains.',
    },
    {
      lead: 'The media licence stays with you.',
      text: 'So do age classification and content rights, because you are the operator. We supply the technology.',
    },
    {
      lead: 'Quality beside its cost.',
      text: 'You see start-up time, rebuffering, bitrate and concurrent viewers next to the cost of each hour delivered.',
    },
  ],
  audience: {
    text: 'For broadcasters, publishers, academies and cultural or sports bodies with a catalogue that deserves its own address.',
    signs: [
      'Your films appear on a public platform beside somebody else’s advertising.',
      'Rights end at a border, and your player cannot tell one country from another.',
      'Arabic subtitles break on half of the screens your viewers use.',
      'The cost of one hour of viewing is anyone’s guess.',
    ],
  },
  modules: [
    { name: 'Studio', text: 'Upload, transcoding status, posters, subtitles and publication dates.' },
    { name: 'Catalogue', text: 'A featured title, films and series, and a row to continue watching.' },
    { name: 'Title pages', text: 'Synopsis, age rating, languages, episodes and their lengths.' },
    { name: 'Player', text: 'Audio, subtitle and quality choices, and ten-second skips.' },
    { name: 'Downloads', text: 'Size, progress and space left. A licence ends with the rental.' },
    { name: 'Profiles and parents', text: 'Separate history, PIN and age limit per viewer.' },
    { name: 'Rights and offers', text: 'Territories, dates, devices, plans and vouchers.' },
    { name: 'Measurement', text: 'Playback quality and viewing by title, device and territory.' },
  ],
  platforms: [
    { name: 'Phones and browsers', text: 'iOS, Android and the web.' },
    { name: 'Television', text: 'Apple TV and Android TV, with Samsung and LG televisions as an option.' },
    {
      name: 'Delivery',
      text: 'HLS and MPEG-DASH from one CMAF package, in H.264, HEVC or AV1 according to the device.',
    },
  ],
  integrations: [
    { name: 'DRM licences', text: 'Keys from a multi-DRM provider you choose, with common encryption (cbcs).' },
    { name: 'Advertising', text: 'SCTE-35 markers tell your ad server where a break may begin.' },
    { name: 'Payments', text: 'Store billing in apps, your gateway on the web, one entitlement for both.' },
    {
      name: 'Networks and cloud',
      text: 'Your content delivery network, with the origin in a UAE cloud region or your own data centre.',
    },
  ],
  security: [
    { name: 'Masters', text: 'Originals stay in your storage account, and only encrypted packages leave it.' },
    { name: 'Profiles and history', text: 'Kept while the account lives. Viewers can clear what they watched.' },
    {
      name: 'Devices and entitlements',
      text: 'Kept to honour device limits, and for billing as long as tax law asks.',
    },
    { name: 'IP addresses', text: 'Used for territorial rights and abuse, then erased after the period you set.' },
    {
      name: 'Children under 13',
      text: 'The child-safety law tightly restricts their data. We settle with your counsel what such a profile may store.',
    },
    {
      name: 'Territory checks',
      text: 'They reduce misuse without ending it, because an IP address can be disguised.',
    },
  ],
  rollout: [
    {
      name: 'Rights and files',
      text: 'In two weeks we list titles, formats, languages and territories, and test playback on real devices.',
      result: 'A measured report of start-up time and rebuffering.',
    },
    {
      name: 'Closed library',
      text: 'First titles are transcoded, subtitled and checked by a small group in both languages.',
      result: 'A private service under your name.',
    },
    {
      name: 'Stores and televisions',
      text: 'Phone and television apps go to review, at the pace of each store and manufacturer.',
      result: 'Approved apps on the screens you picked.',
    },
    {
      name: 'Opening',
      text: 'We test with as many viewers as you expect, then open title by title or all at once.',
      result: 'Figures for a first month: quality, viewing and cost per hour.',
    },
  ],
  questions: [
    {
      question: 'Which DRM level will studios ask for?',
      answer:
        'It depends on the studio, and higher resolutions often need hardware protection. Send us their specification and we will check it against your devices.',
    },
    {
      question: 'Can everything stay in the UAE?',
      answer:
        'Masters, origin and logs can. A delivery network may still hold encrypted copies near viewers abroad, unless you exclude those regions.',
    },
    {
      question: 'What will an hour delivered cost?',
      answer:
        'It depends on bitrate, audience and your network contract. We calculate it from your own titles, once we have measured them.',
    },
    {
      question: 'Do we need a media licence?',
      answer:
        'Ask the National Media Authority, successor to the UAE Media Council, before you announce anything. Licence and classification are the operator’s responsibility.',
    },
    {
      question: 'Who makes the subtitles and dubs?',
      answer:
        'Your language supplier. The studio accepts the files, shows which titles lack them and keeps timing in step.',
    },
  ],
  screens: {
    catalogue: {
      name: 'Catalogue',
      caption: 'A featured sample series, tabs for films and series, and a row to continue watching.',
    },
    title: {
      name: 'Title page',
      caption: 'A sample series with its age rating, Arabic subtitles, episodes and their lengths.',
    },
    player: {
      name: 'Player',
      caption: 'A sample episode playing, with audio, subtitle and quality choices below it.',
    },
    downloads: {
      name: 'Downloads',
      caption: 'Sample titles kept for offline viewing, with sizes, progress and the space left on the phone.',
    },
  },
}
