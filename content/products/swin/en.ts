import type { ProductCopy } from '../../types'
import type { Screen } from './screens'

export const en: ProductCopy<Screen> = {
  title: 'Swin',
  summary: 'For a sporting goal with a date: how likely it is, and what improves it.',
  description:
    'Swin estimates how likely you are to reach your sporting goal by its date, says why and suggests the next step. A fitness app for iOS and Android.',
  headline: 'A success prediction system for sport',
  intro:
    'Sporting goals fail quietly: only in June does it show that the pace of spring was too slow. Swin reads your logged training, rest and consistency and says how likely your goal is by its date if the pace holds. The answer is an estimate based on your logged activity, and its reasons come with it.',
  bullets: [
    {
      lead: 'How likely is your goal?',
      text: 'Choose a distance, a time, a lift or a habit, and a date. One ring shows the likelihood at your present pace.',
    },
    {
      lead: 'Why this number?',
      text: 'Each estimate shows its confidence, the data it rests on and the factors that moved it.',
    },
    {
      lead: 'The next best step.',
      text: 'Swin proposes the session that would help most today, for you to take or leave.',
    },
    {
      lead: 'The plan is yours to change.',
      text: 'Every session and rest day can be moved, and a missed day is planned around without reproach.',
    },
    {
      lead: 'Your progress, without comment.',
      text: 'Trends show what consistency added, what rest added and what too much load took away. The app passes no comment on bodies.',
    },
    {
      lead: 'An estimate is no promise.',
      text: 'It gets better with more data, and the number may fall as well as rise. Until enough sessions are logged, Swin gives none.',
    },
    {
      lead: 'Not medical advice.',
      text: 'Swin is for fitness and general well-being. It does not give medical advice. Talk to a doctor before starting a new programme or if you feel unwell.',
    },
  ],
  audience: {
    text: 'Swin is for people who train for something definite and want to know early whether the date is realistic.',
    signs: [
      'You have a goal and a date, and no honest way to tell whether you are on course.',
      'You log every session, yet the log never becomes a decision about today.',
      'Travel or a cold has broken your plan, and you wonder what it cost.',
      'You would rather hear early that a date is unlikely than learn it on the day.',
    ],
  },
  modules: [
    { name: 'Goals', text: 'What you want to achieve, how much of it, and by which date.' },
    { name: 'Weekly plan', text: 'Sessions and rest days, with today marked and every entry open to change.' },
    {
      name: 'Session view',
      text: 'The sets of today’s session, with pace and heart rate where a device measures them.',
    },
    { name: 'Training log', text: 'Sessions entered by hand or read from health data that you have allowed.' },
    { name: 'Success estimate', text: 'The likelihood with its range, its factors and the date of its last update.' },
    { name: 'Progress', text: 'Eight weeks of training beside the changes in your estimate.' },
    { name: 'Streaks and reminders', text: 'A habit kept visible, and a reminder of the sessions you planned.' },
    { name: 'Friends and challenges', text: 'Shared challenges and leaderboards, only for those who opt in.' },
  ],
  platforms: [
    { name: 'iOS', text: 'An iPhone app that can read Apple Health, type by type, once you allow it.' },
    { name: 'Android', text: 'An Android app that asks Health Connect for the same permissions.' },
    { name: 'Web', text: 'Account deletion on this site, for those who have already removed the app.' },
  ],
  integrations: [
    {
      name: 'Apple Health',
      text: 'Read through HealthKit with one permission per data type. You can withdraw each of them on your iPhone.',
    },
    {
      name: 'Android Health Connect',
      text: 'The way to health data on Android phones. Google is withdrawing its older Google Fit interfaces in 2026.',
    },
    {
      name: 'Watches and sensors',
      text: 'A device counts as soon as its readings reach one of these two services.',
    },
  ],
  security: [
    {
      name: 'Account and devices',
      text: 'Username, sign-in details, photo and device tokens serve your account and its reminders. They stay until you delete it.',
    },
    {
      name: 'Training history',
      text: 'Goals, logs and past estimates stay as long as the account, because each new estimate is drawn from them.',
    },
    {
      name: 'Health-type data',
      text: 'Body measurements and heart rate are sensitive data. Swin asks for explicit consent, keeps the minimum, encrypts it and never uses it for advertising.',
    },
    {
      name: 'Children and teenagers',
      text: 'Swin is not offered under 13, and other minors need a guardian’s consent. The UAE Child Digital Safety Law, in force since 1 January 2026, protects everyone under 18.',
    },
    {
      name: 'Outside our reach',
      text: 'Readings in Apple Health or Health Connect remain on your phone, where Swin cannot remove them.',
    },
    {
      name: 'Deletion',
      text: 'Delete the account in the app or on the deletion page linked here. That page says what goes, what stays and for how long.',
    },
  ],
  rollout: [
    {
      name: 'Create an account',
      text: 'Install the app, choose a username and read what you consent to. Minors do so with a guardian.',
      result: 'An account that shares nothing yet.',
    },
    {
      name: 'Set one goal',
      text: 'Pick the goal and its date, then allow health data type by type, or none at all.',
      result: 'A goal, a date and a first week of sessions.',
    },
    {
      name: 'Log your sessions',
      text: 'Train, rest and record both. During this time there is a plan, but no percentage.',
      result: 'Enough history for a first estimate.',
    },
    {
      name: 'Read the reasons',
      text: 'See what moved the estimate, take or change the proposed session, or move the date.',
      result: 'A number you can explain, and one thing to do today.',
    },
  ],
  questions: [
    {
      question: 'How accurate is the percentage?',
      answer:
        'We print no single accuracy figure. Each estimate carries its own range, judged from your log and similar patterns.',
    },
    {
      question: 'Do I need a watch?',
      answer: 'A watch is optional. It adds pace and heart rate, while sessions entered by hand count as well.',
    },
    {
      question: 'Can it help with an injury or an illness?',
      answer: 'No. Swin does not diagnose, treat or prevent anything. Please ask a doctor.',
    },
    {
      question: 'Who sees my training?',
      answer: 'Until you opt in to friends or a challenge, no other member does.',
    },
    {
      question: 'Does deleting the account end a store subscription?',
      answer:
        'It does not: Apple and Google manage subscriptions separately. Cancel there first, then delete the account.',
    },
  ],
  screens: {
    prediction: {
      name: 'Prediction',
      caption: 'One ring for a sample goal, with the session that would move it most today.',
    },
    plan: { name: 'Plan', caption: 'A sample week of swimming, strength and running, with today’s session marked.' },
    session: { name: 'Session', caption: 'A sample swim with pace against target, heart rate and distance.' },
    progress: {
      name: 'Progress',
      caption: 'A sample of eight weeks on one page, with the causes behind each change in the estimate.',
    },
    goal: {
      name: 'Goal',
      caption: 'Sample goals to choose from, and the target date that every estimate is measured against.',
    },
  },
}
