import * as chromeLauncher from 'chrome-launcher';import lighthouse from 'lighthouse';import fs from 'fs';
const url=process.argv[2];
const chrome=await chromeLauncher.launch({chromePath:'/usr/bin/chromium',chromeFlags:['--headless=new','--no-sandbox','--disable-background-networking','--disable-gpu'],logLevel:'silent'});
const r=await lighthouse(url,{port:chrome.port,logLevel:'error',throttlingMethod:'simulate',onlyCategories:['performance'],output:'json'});
const a=r.lhr.audits;for(const k of ['first-contentful-paint','largest-contentful-paint','speed-index','total-blocking-time'])console.log(k,Math.round(a[k].numericValue));
const m=a.metrics.details.items[0];console.log(m);
for(const i of a['network-requests'].details.items)console.log(Math.round(i.networkRequestTime),Math.round(i.networkEndTime),i.priority,i.transferSize,i.resourceType,i.statusCode,i.url.slice(0,90));
fs.writeFileSync('/tmp/trace.json',JSON.stringify(r.artifacts.Trace||r.artifacts.traces?.defaultPass));
await chrome.kill();
