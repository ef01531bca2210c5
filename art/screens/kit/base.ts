/** The size of a screen, px. */
export const canvases = { phone: { width: 390, height: 844 }, tablet: { width: 800, height: 600 } }

/**
 * What all screens share: the canvas, the type scale and a few layout words. The products set the roles (--bg, --card,
 * --fg …) and their own shapes. The smallest type is 15 px, because a screen is shown at about two thirds of its size.
 */
export const base = `
*{box-sizing:border-box;margin:0;padding:0}
html,body{width:390px;height:844px;overflow:hidden}
body{position:relative;background:var(--bg);color:var(--fg);font:430 17px/1.4 Instrument,sans-serif;letter-spacing:-.01em;-webkit-font-smoothing:antialiased}
:lang(ar){letter-spacing:0!important}
body:lang(ar){font-family:Alexandria,Instrument,sans-serif;font-weight:380;font-size:16px;line-height:1.6}
.money bdi:lang(ar){letter-spacing:-.028em!important}
i{font-style:normal}
svg{display:block;flex:none}
.status{position:absolute;inset:19px 36px auto;z-index:9;display:flex;justify-content:space-between;align-items:center;height:22px;font:600 17px/1 Instrument;color:var(--status,var(--fg))}
.status svg{color:var(--status,var(--fg))}
[dir=rtl] .status svg{transform:scaleX(-1)}
.homebar{position:absolute;inset:auto 0 9px;margin:auto;width:128px;height:5px;border-radius:5px;background:var(--homebar,var(--status,var(--fg)));opacity:.85;z-index:9}
.s{position:absolute;inset:0;padding:62px 24px 0;display:flex;flex-direction:column}
.row{display:flex;align-items:center;justify-content:space-between;gap:12px}
.col{display:flex;flex-direction:column}
.grow{flex:1;min-width:0}
.end{margin-block-start:auto}
h1{font-size:34px;line-height:1.1;font-weight:600;letter-spacing:-.035em}
h2{font-size:22px;line-height:1.2;font-weight:600;letter-spacing:-.02em}
h1:lang(ar){font-size:30px;line-height:1.4}
h2:lang(ar){font-size:20px;line-height:1.45}
b{font-weight:600}
b:lang(ar){font-weight:540}
.sm{font-size:15px;line-height:1.4}
.sm:lang(ar){font-size:14.5px;line-height:1.6}
.mute{color:var(--fg2)}
.ac{color:var(--ac)}
.card{background:var(--card);border-radius:var(--r,20px);padding:18px}
.money{white-space:nowrap}
.money i{font-size:max(.62em,13px);font-weight:500;opacity:.75;letter-spacing:0}
.btn{display:flex;align-items:center;justify-content:center;gap:10px;height:58px;border-radius:var(--r,20px);background:var(--btn,var(--ac));color:var(--on);font-size:18px;font-weight:600}
.btn:lang(ar){font-size:17px;font-weight:540}
.chip{display:inline-flex;align-items:center;gap:7px;height:38px;padding:0 16px;border-radius:38px;background:var(--card);font-size:16px;white-space:nowrap}
.chip:lang(ar){font-size:15px}
.chip.on{background:var(--ac);color:var(--on);font-weight:600}
.face{flex:none;display:grid;place-items:center;border-radius:50%;font-weight:600;color:#fff;background:var(--ac)}
.face:lang(ar){padding-bottom:.2em}
.disc{flex:none;display:grid;place-items:center;width:46px;height:46px;border-radius:50%;background:var(--card)}
.line{height:8px;border-radius:8px;background:var(--track);overflow:hidden}
.line>i{display:block;height:100%;border-radius:8px;background:var(--ac)}
.fill{position:absolute;inset:0;width:100%;height:100%}
[dir=rtl] .dir{transform:scaleX(-1)}
.tabs{position:absolute;inset:auto 0 0;z-index:5;display:flex;justify-content:space-around;padding:14px 22px 36px;background:var(--bar,var(--bg));border-block-start:1px solid var(--rule)}
.tabs>div{display:flex;flex-direction:column;align-items:center;gap:5px;color:var(--fg2)}
.tabs>.on{color:var(--ac)}
`

/** What a tablet has otherwise. A phone shows it at four tenths of its size. */
export const tabletBase = `
html,body{width:800px;height:600px}
.status{inset:9px 24px auto;font-size:16px}
.homebar{width:176px;bottom:6px}
.s{padding:38px 24px 0}
h1{font-size:31px}
h1:lang(ar){font-size:26px}
.chip{height:36px}
.btn{height:54px}
`
