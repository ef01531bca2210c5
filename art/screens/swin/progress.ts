import { columns } from '../kit/charts'
import { ltr, markup, type Screen } from '../kit/page'
import { line } from '../kit/parts'
import { frame } from './theme'

const weeks = [0.4, 0.48, 0.44, 0.6, 0.66, 0.63, 0.84, 1]

export const screen: Screen = (t) => {
  const factors: [string, number, string, string][] = [
    [t('Consistency', 'الانتظام'), 82, '+9', '#0d6467'],
    [t('Recovery', 'التعافي'), 54, '+4', '#b98a42'],
    [t('Load', 'الحِمل'), 30, '−2', '#8a93a3'],
  ]
  return frame(
    t,
    markup`<div class="s">
<h1>${t('Progress', 'التقدّم')}</h1><div class="mute" style="margin-top:2px">${t('Last eight weeks', 'آخر ثمانية أسابيع')}</div>
<div class="card" style="margin-top:20px;padding:20px"><div class="row"><b>${t('Endurance', 'التحمّل')}</b><b class="ac">${t('rising', 'في ازدياد')}</b></div>
<div class="n" style="font-size:54px;margin:6px 0 18px">1.6 <i style="font-size:20px">${t('km without a break', 'كم دون توقف')}</i></div>
${columns(weeks, 132, (i) => (i === 7 ? '#0d6467' : i === 6 ? '#8fc4bf' : '#cfe3df'), 9, 8)}</div>
<div class="card" style="margin-top:14px;padding:20px"><b>${t('What moved your estimate', 'ما الذي غيّر تقديرك')}</b>
${factors.map(([name, share, change, colour]) => markup`<div class="row" style="margin:15px 0 8px"><span>${name}</span><b>${ltr(change)}</b></div>${line(share, colour, 9)}`)}
</div>
<div class="mute sm" style="text-align:center;margin-top:16px">${t('An estimate from your log, not a promise', 'تقدير من سجلك، وليس وعدًا بالنتيجة')}</div>
</div>`,
    { tone: 'paper', tab: 2 },
  )
}
