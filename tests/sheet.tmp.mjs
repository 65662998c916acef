import sharp from 'sharp'; import { readdirSync } from 'node:fs'
const dir=process.argv[2], out=process.argv[3], want=process.argv[4]?new RegExp(process.argv[4]):/./, maxW=Number(process.argv[5]??2000), H=Number(process.argv[6]??800)
let x=0,y=0,rh=0; const comp=[]
for (const f of readdirSync(dir).filter(f=>f.endsWith('.png')&&want.test(f)).sort()){ const input=await sharp(dir+'/'+f).toBuffer(); let m=await sharp(input).metadata(); const buf=m.height>H?await sharp(input).extract({left:0,top:0,width:m.width,height:H}).png().toBuffer():input; m=await sharp(buf).metadata(); if(x+m.width>maxW){x=0;y+=rh+8;rh=0} comp.push({input:buf,left:x,top:y}); x+=m.width+8; rh=Math.max(rh,m.height)}
await sharp({create:{width:maxW+8,height:y+rh,channels:3,background:'#777'}}).composite(comp).png().toFile(out)
