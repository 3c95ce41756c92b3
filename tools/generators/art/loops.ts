// node tools/generators/art/loops.ts [NAME…]: renders the loops that changed, or the named ones. Requires ffmpeg.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import type { Page } from 'playwright';
import { launchBrowser } from '#tools/visual/browser.ts';
import { writeData } from './gallery/data.ts';
import { FILMING } from './gallery/encoding.data.ts';
import { ART, listStoredFiles, findStoredFiles } from './gallery/files.ts';
import { getLayer, loopFiles, MARGIN, getSheet, getStyle } from './gallery/loops.ts';
import { DRAWN_LOOPS, LOOP_RECIPES, RECIPES } from './gallery/recipes.ts';
import type { LoopRecipe } from './gallery/recipe.types.ts';

const asked = process.argv.slice(2);
const browser = await launchBrowser();
for (const loop of DRAWN_LOOPS) {
  const { webm, mp4 } = loopFiles(loop);
  const lying = findStoredFiles(loop.name).filter((file) => /\.(?:webm|mp4)$/.test(file));
  const isFresh = lying.includes(webm) && lying.includes(mp4);
  if (isFresh || (asked.length > 0 && !asked.includes(loop.name))) continue;
  await film(loop, webm, mp4);
  for (const file of lying) rmSync(join(ART, file));
  for (const file of [webm, mp4]) {
    renameSync(join(ART, `${file}.part`), join(ART, file));
    console.log(`${file} ${(statSync(join(ART, file)).size / 1024).toFixed(0)} kB`);
  }
}
await browser.close();
await writeData(RECIPES, LOOP_RECIPES, listStoredFiles());

/** Layers that do not change per frame are drawn once, with their margin. */
async function stage(page: Page, loop: LoopRecipe): Promise<void> {
  const { width, height } = loop;
  await page.setViewportSize({ width: width + 2 * MARGIN, height: height + 2 * MARGIN });
  const sheets: string[] = [];
  for (const layer of loop.layers) {
    if (typeof layer === 'function') sheets.push(getLayer(loop, layer(0)));
    else {
      const drawn = getSheet(loop, typeof layer === 'string' ? layer : layer.drawn);
      await page.setContent(`<body style="margin:0;background:none">${drawn}</body>`);
      const sheet = await page.screenshot({ omitBackground: true });
      sheets.push(`<img src="data:image/png;base64,${sheet.toString('base64')}">`);
    }
  }
  await page.setViewportSize({ width, height });
  const style = `<style>body{margin:0;overflow:hidden}svg,img{position:absolute;top:0;left:0}img{top:-${MARGIN}px;left:-${MARGIN}px}</style>`;
  await page.setContent(style + sheets.join(''));
}

async function film(loop: LoopRecipe, webm: string, mp4: string): Promise<void> {
  const page = await browser.newPage({ deviceScaleFactor: 1 });
  await stage(page, loop);
  const frames = loop.seconds * FILMING.rate;
  const camera = spawn('ffmpeg', cameraSettings(join(ART, webm), join(ART, mp4)), {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(camera, 'close');
  for (let frame = 0; frame < frames; frame += 1) {
    const share = frame / frames;
    const changes = loop.layers.map((layer) => {
      if (typeof layer === 'string') return undefined;
      return typeof layer === 'function' ? { content: layer(share) } : { style: getStyle(layer.at(share)) };
    });
    await page.evaluate((all) => {
      for (const [index, sheet] of [...document.querySelectorAll('svg, img')].entries()) {
        const change = all[index];
        if (change?.content !== undefined) sheet.innerHTML = change.content;
        if (change?.style !== undefined) sheet.setAttribute('style', change.style);
      }
    }, changes);
    if (!camera.stdin.write(await page.screenshot({ type: 'jpeg', quality: 96 })))
      await once(camera.stdin, 'drain');
  }
  camera.stdin.end();
  await finished(camera.stdin);
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}.`);
  await page.close();
}

/** VP9 and H.264, without an audio track. */
function cameraSettings(webm: string, mp4: string): string[] {
  const pictures = ['-f', 'image2pipe', '-framerate', `${FILMING.rate}`, '-c:v', 'mjpeg', '-i', '-'];
  const colors = [
    '-vf',
    'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p',
    '-colorspace',
    'bt709',
    '-color_primaries',
    'bt709',
    '-color_trc',
    'bt709',
  ];
  const vp9 = [
    '-c:v',
    'libvpx-vp9',
    '-b:v',
    '0',
    '-crf',
    `${FILMING.vp9Loss}`,
    '-row-mt',
    '1',
    '-cpu-used',
    '3',
  ];
  const h264 = [
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-crf',
    `${FILMING.h264Loss}`,
    '-movflags',
    '+faststart',
  ];
  return [
    ...['-y', '-loglevel', 'error', ...pictures],
    ...['-an', ...colors, ...vp9, '-g', '240', '-f', 'webm', `${webm}.part`],
    ...['-an', ...colors, ...h264, '-f', 'mp4', `${mp4}.part`],
  ];
}
