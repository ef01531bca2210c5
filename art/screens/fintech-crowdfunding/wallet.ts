import { icon, type IconName } from '../kit/icons'
import { aed, ltr, markup, type Screen } from '../kit/page'
import { frame } from './theme'

const css = `
.purse{background:linear-gradient(150deg,#0d6b55,#08382f);color:#f1f8f3;border-radius:30px;padding:22px 22px 20px;margin:18px -4px 0;position:relative;overflow:hidden}
.purse .fig{color:#fff;font-size:52px}
.purse svg.rings{position:absolute;inset-inline-end:-60px;top:-60px;opacity:.35}
.act{flex:1;height:50px;border-radius:25px;background:#ffffff24;display:flex;align-items:center;justify-content:center;gap:9px;font-weight:550}
.move{display:flex;align-items:center;gap:15px;padding:15px 0}
.move b{font-size:18px}
`

export const screen: Screen = (t) => {
  const moves: [IconName, string, string, string][] = [
    ['leaf', t('Desert greenhouse', 'بيوت زراعية'), t('Committed', 'مبلغ ملتزم به'), '−2,000'],
    ['down', t('From your bank', 'من حسابك البنكي'), t('18 November', '18 نوفمبر'), '+5,000'],
    ['sun', t('Solar roofs', 'أسطح شمسية'), t('Returned, not allocated', 'مُعاد، لم يُخصَّص'), '+1,500'],
    ['up', t('To your bank', 'إلى حسابك البنكي'), t('11 November', '11 نوفمبر'), '−1,000'],
  ]
  return frame(
    t,
    markup`<style>${css}</style><div class="s"><h1>${t('Wallet', 'المحفظة')}</h1>
<div class="purse"><svg class="rings" width="240" height="240" viewBox="0 0 240 240" fill="none" stroke="#8fd3b9" stroke-width="1.5">${[40, 64, 88, 112].map((r) => `<circle cx="120" cy="120" r="${r}"/>`)}</svg><div style="opacity:.85">${t('Available', 'المتاح')}</div><div class="fig">${aed(t, '12,600')}</div><div class="row" style="justify-content:flex-start;gap:8px;margin:8px 0 18px;font-size:15px">${icon('shield', 20)}${t('Held at a licensed bank', 'محفوظ لدى بنك مرخّص')}</div><div class="row"><div class="act">${icon('plus', 22)}${t('Add', 'إيداع')}</div><div class="act">${icon('up', 22)}${t('Withdraw', 'سحب')}</div></div></div>
<div class="row" style="margin:22px 0 4px"><h2>${t('Movements', 'الحركات')}</h2><span class="mute">${t('November', 'نوفمبر')}</span></div>
${moves.map(([mark, name, note, sum], i) => markup`<div class="move ${i > 0 && 'rule'}"><div class="disc" style="width:52px;height:52px;color:var(--ac)">${icon(mark, 26)}</div><div class="grow"><b>${name}</b><div class="mute sm">${note}</div></div><span class="num" style="${sum.startsWith('−') && 'color:var(--fg)'}">${ltr(sum)}</span></div>`)}</div>`,
    1,
  )
}
