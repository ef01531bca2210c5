import { icon } from '../kit/icons'
import { markup, type Screen } from '../kit/page'
import { face } from '../kit/parts'
import { frame, tones } from './theme'

const css = `
.find{display:flex;align-items:center;gap:12px;height:52px;border-radius:26px;background:#fff;padding:0 20px;color:var(--fg2);margin-top:16px}
.talk{display:flex;align-items:center;gap:15px;padding:15px 0}
.talk+.talk{border-top:1px solid var(--rule)}
.talk b{font-size:19px}
.talk .sm{white-space:nowrap;overflow:hidden;text-overflow:ellipsis;font-size:16px}
.talk .sm:lang(ar){font-size:15px}
.count{min-width:27px;height:27px;border-radius:27px;background:var(--ac);color:#fff;font:600 15px/27px Instrument;text-align:center}
.sheet{margin:20px -24px 0;padding:6px 24px;background:#fff;border-radius:30px 30px 0 0;flex:1}
`

export const screen: Screen = (t) => {
  const talks: [string, string, string, string, string, number, boolean][] = [
    [
      t('M', 'م'),
      tones.maryam,
      t('Maryam', 'مريم'),
      t('The drawings are approved', 'اعتُمدت المخططات'),
      '9:38',
      2,
      true,
    ],
    [
      t('S', 'ف'),
      tones.team,
      t('Site team', 'فريق الموقع'),
      t('Omar: delivery at noon', 'عمر: التسليم ظهرًا'),
      '9:20',
      5,
      false,
    ],
    [t('O', 'ع'), tones.omar, t('Omar', 'عمر'), t('Voice note, 0:24', 'رسالة صوتية 0:24'), '8:55', 0, true],
    [t('N', 'ن'), tones.noura, t('Noura', 'نورة'), t('Thank you, see you there', 'شكرًا، نلتقي هناك'), '8:10', 0, false],
    [
      t('K', 'خ'),
      tones.khalid,
      t('Khalid', 'خالد'),
      t('Contract, final.pdf', 'العقد النهائي.pdf'),
      t('Thu', 'الخميس'),
      0,
      false,
    ],
    [
      t('F', 'ا'),
      tones.sara,
      t('Front desk', 'الاستقبال'),
      t('Visitor badge is ready', 'بطاقة الزائر جاهزة'),
      t('Wed', 'الأربعاء'),
      0,
      false,
    ],
  ]
  return frame(
    t,
    markup`<style>${css}</style><div class="s"><div class="row"><h1>${t('Chats', 'المحادثات')}</h1><div class="disc" style="background:var(--ac);color:#fff">${icon('plus', 27)}</div></div>
<div class="find">${icon('search', 24)}${t('People, files, words', 'أشخاص وملفات وكلمات')}</div>
<div class="sheet">${talks.map(
      ([letter, tone, name, said, when, count, here]) =>
        markup`<div class="talk"><div style="position:relative">${face(letter, 60, tone)}${here && '<div class="dot" style="border-color:#fff"></div>'}</div><div class="grow"><div class="row"><b>${name}</b><span class="sm ${count ? 'ac' : 'mute'}">${when}</span></div><div class="row"><span class="sm ${count ? '' : 'mute'}">${said}</span>${count > 0 && `<span class="count">${count}</span>`}</div></div></div>`,
    )}</div></div>`,
    { tab: 0 },
  )
}
