import type { ProductCopy } from '../../types'
import type { Screen } from './screens'

export const en: ProductCopy<Screen> = {
  title: 'Swin',
  summary: 'How likely your sporting goal is, and what would improve it today',
  description:
    'Swin estimates how likely you are to reach your sporting goal by its date, says why and suggests the next step. A fitness app for iOS and Android.',
  headline: 'A success prediction system for sport',
  intro:
    'Swin turns training, sleep and recovery into one clear answer: how likely you are to reach the goal you set, and what to do today to improve it. That answer is an estimate based on your logged activity, and it always comes with its reasons.',
  bullets: [
    {
      lead: 'One goal, one prediction.',
      text: 'You choose a distance, a time or a training habit, and a date. A single ring shows how likely it is at your present pace, and why it moved.',
    },
    {
      lead: 'Plans that adapt.',
      text: 'Sessions change with your schedule, your load and your recovery. A missed day is planned around, not punished, and you can always change what is proposed.',
    },
    {
      lead: 'Guided sessions.',
      text: 'Technique cues accompany each set, with pace and heart rate when your device measures them. You can also log a session by hand, with no wearable at all.',
    },
    {
      lead: 'Honest progress.',
      text: 'Eight-week trends explain cause as well as result: what consistency added, what rest added, what too much load took away. The app passes no comment on bodies.',
    },
    {
      lead: 'Estimate, not promise.',
      text: 'Each estimate shows its range, its confidence and the data behind it, and gets better with more data. Until enough sessions are logged, Swin gives none.',
    },
    {
      lead: 'Not medical advice.',
      text: 'Swin is for fitness and general well-being. It does not give medical advice. Talk to a doctor before starting a new programme or if you feel unwell.',
    },
    {
      lead: 'With your permission.',
      text: 'Swin reads Apple Health or Health Connect only after you allow each data type, and never for advertising. It is not offered under 13; other minors need a guardian’s consent.',
    },
    {
      lead: 'Leave at any time.',
      text: 'Your account and its data can be deleted from the app or from the deletion page on this site. Store subscriptions are cancelled separately, in Apple or Google settings.',
    },
  ],
  screens: {
    prediction: {
      name: 'Prediction',
      caption: 'One ring for a sample goal, with the session that would move it most today.',
    },
    plan: { name: 'Plan', caption: 'A sample week of swimming, strength and running, with today’s session marked.' },
    session: { name: 'Session', caption: 'A guided sample swim with pace against target, heart rate and distance.' },
    progress: {
      name: 'Progress',
      caption: 'Eight weeks of training on one page, with the causes behind each change in your prediction.',
    },
    goal: {
      name: 'Goal',
      caption: 'Sample goals to choose from and a target date that every prediction is measured against.',
    },
  },
}
