import type { ProductCopy } from '../../types'
import type { Screen } from './screens'

export const en: ProductCopy<Screen> = {
  title: 'Streaming & VOD',
  summary: 'A channel and film library of your own, on every screen',
  description:
    'A streaming platform for broadcasters, educators and publishers: live and on demand, Arabic subtitles, DRM, parental profiles and clear measurements.',
  headline: 'Your films, your viewers, your rules',
  intro:
    'Broadcasters, training departments and publishers want a service under their own name, without building a video chain themselves. Ours takes a file or a live signal from ingest to the viewer’s screen. It protects the content and measures every step.',
  bullets: [
    {
      lead: 'Live and on demand.',
      text: 'Live signals arrive over SRT, RTMP or WHIP, files through a studio that shows each stage of transcoding. You can open with a library alone and add live later.',
    },
    {
      lead: 'On every screen.',
      text: 'Viewers watch on iOS, Android, web, Apple TV and Android TV, with Samsung and LG sets as an option. HLS and MPEG-DASH adapt the bitrate to each connection.',
    },
    {
      lead: 'Arabic in the player.',
      text: 'Menus, titles and the player run right-to-left, with WebVTT subtitles and separate audio tracks for dubs. Descriptions and age ratings are kept in both languages.',
    },
    {
      lead: 'Protected, even offline.',
      text: 'Widevine, FairPlay and PlayReady protect streams and downloads, with territory and device limits per contract. DRM discourages copying; nobody can promise that it stops every camera.',
    },
    {
      lead: 'Four viewing models.',
      text: 'Subscriptions, rentals, advertising with SCTE-35 markers and free viewing with sign-in can run side by side. Subscriptions sold inside apps go through Apple or Google billing.',
    },
    {
      lead: 'Parental control.',
      text: 'Each profile has an age rating, a PIN and private settings by default. Federal Decree-Law 26/2025 on child digital safety covers VOD, with compliance due by January 2027 (as of November 2026).',
    },
    {
      lead: 'Your licence, our technology.',
      text: 'The media licence, age classification and content rights stay with you as the operator. We agree with you which content and logs remain in a UAE cloud region.',
    },
    {
      lead: 'Numbers that matter.',
      text: 'You see start-up time, rebuffering, bitrate, concurrent viewers and the cost of each hour delivered. The platform keeps profiles, watch history, entitlements, devices, and IP addresses for territorial rights.',
    },
  ],
  screens: {
    catalogue: {
      name: 'Catalogue',
      caption: 'Rows of sample titles by theme, with a place to continue what was started.',
    },
    title: {
      name: 'Title page',
      caption: 'A sample title with its age rating, languages and length, before the viewer presses play.',
    },
    player: {
      name: 'Player',
      caption: 'Playback with quality, audio and Arabic subtitle choices, shown on a sample film.',
    },
    downloads: {
      name: 'Downloads',
      caption: 'Sample titles kept for offline viewing, with their size and the days each may stay.',
    },
  },
}
