// node tools/generators/art/loops.ts [NAME…]: renders the loops that changed, or the named ones. Requires ffmpeg.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import type { Page } from 'playwright';
import { launchBrowser } from '#tools/visual/browser.ts';
import { writePictureData } from './pipeline/picture-data.ts';
import { VIDEO_ENCODING } from './pipeline/encoding.data.ts';
import { PICTURE_FOLDER, listStoredFiles, findStoredFiles } from './pipeline/picture-files.ts';
import { drawLayer, getLoopFiles, MARGIN, drawPaddedLayer, formatLayerStyle } from './pipeline/loops.ts';
import { DRAWN_LOOPS, LOOP_RECIPES, RECIPES } from './pipeline/recipes.ts';
import type { LoopRecipe } from './pipeline/recipe.types.ts';

const names = process.argv.slice(2);
const browser = await launchBrowser();
for (const loop of DRAWN_LOOPS) {
  const { webm, mp4 } = getLoopFiles(loop);
  const existing = findStoredFiles(loop.name).filter((file) => /\.(?:webm|mp4)$/.test(file));
  const isUpToDate = existing.includes(webm) && existing.includes(mp4);
  if (isUpToDate || (names.length > 0 && !names.includes(loop.name))) continue;
  await renderLoop(loop, webm, mp4);
  for (const file of existing) rmSync(join(PICTURE_FOLDER, file));
  for (const file of [webm, mp4]) {
    renameSync(join(PICTURE_FOLDER, `${file}.part`), join(PICTURE_FOLDER, file));
    console.log(`${file} ${(statSync(join(PICTURE_FOLDER, file)).size / 1024).toFixed(0)} kB`);
  }
}
await browser.close();
await writePictureData(RECIPES, LOOP_RECIPES, listStoredFiles());

/** Layers that do not change per frame are drawn once, with their margin. */
async function loadLayers(page: Page, loop: LoopRecipe): Promise<void> {
  const { width, height } = loop;
  await page.setViewportSize({ width: width + 2 * MARGIN, height: height + 2 * MARGIN });
  const layerMarkup: string[] = [];
  for (const layer of loop.layers) {
    if (typeof layer === 'function') layerMarkup.push(drawLayer(loop, layer(0)));
    else {
      const svg = drawPaddedLayer(loop, typeof layer === 'string' ? layer : layer.content);
      await page.setContent(`<body style="margin:0;background:none">${svg}</body>`);
      const image = await page.screenshot({ omitBackground: true });
      layerMarkup.push(`<img src="data:image/png;base64,${image.toString('base64')}">`);
    }
  }
  await page.setViewportSize({ width, height });
  const style = `<style>body{margin:0;overflow:hidden}svg,img{position:absolute;top:0;left:0}img{top:-${MARGIN}px;left:-${MARGIN}px}</style>`;
  await page.setContent(style + layerMarkup.join(''));
}

async function renderLoop(loop: LoopRecipe, webm: string, mp4: string): Promise<void> {
  const page = await browser.newPage({ deviceScaleFactor: 1 });
  await loadLayers(page, loop);
  const frames = loop.seconds * VIDEO_ENCODING.rate;
  const encoder = spawn('ffmpeg', buildEncoderArgs(join(PICTURE_FOLDER, webm), join(PICTURE_FOLDER, mp4)), {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const closed = once(encoder, 'close');
  for (let frame = 0; frame < frames; frame += 1) {
    const progress = frame / frames;
    const updates = loop.layers.map((layer) => {
      if (typeof layer === 'string') return undefined;
      return typeof layer === 'function'
        ? { content: layer(progress) }
        : { style: formatLayerStyle(layer.getMotion(progress)) };
    });
    await page.evaluate((allUpdates) => {
      for (const [index, image] of [...document.querySelectorAll('svg, img')].entries()) {
        const update = allUpdates[index];
        if (update?.content !== undefined) image.innerHTML = update.content;
        if (update?.style !== undefined) image.setAttribute('style', update.style);
      }
    }, updates);
    if (!encoder.stdin.write(await page.screenshot({ type: 'jpeg', quality: 96 })))
      await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  await finished(encoder.stdin);
  const [code] = await closed;
  if (code !== 0) throw new Error(`ffmpeg exited with code ${code}.`);
  await page.close();
}

/** VP9 and H.264, without an audio track. */
function buildEncoderArgs(webm: string, mp4: string): string[] {
  const input = ['-f', 'image2pipe', '-framerate', `${VIDEO_ENCODING.rate}`, '-c:v', 'mjpeg', '-i', '-'];
  const colorSpace = [
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
    `${VIDEO_ENCODING.vp9Loss}`,
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
    `${VIDEO_ENCODING.h264Loss}`,
    '-movflags',
    '+faststart',
  ];
  return [
    ...['-y', '-loglevel', 'error', ...input],
    ...['-an', ...colorSpace, ...vp9, '-g', '240', '-f', 'webm', `${webm}.part`],
    ...['-an', ...colorSpace, ...h264, '-f', 'mp4', `${mp4}.part`],
  ];
}
