"""
Tunes the sentence encoder and writes data/sentences.bin.

It learns from pages written for it, in data/: ways-*.jsonl holds menus, each with needs and the label that one would follow for them; asks-*.jsonl holds pages
line by line, each with questions and the line that answers them. Of all labels (lines) of its own page and of the others that are looked at together, the right
one is to be the nearest: a softmax over cosines (InfoNCE, van den Oord and others 2018). None of the pages of bench/golden is among them.

Run: python3 scripts/sentences/tune.py            tunes on everything and writes the file (numpy only; about ten minutes on two cores)
     python3 scripts/sentences/tune.py --hold 10  leaves every tenth page out, says how many of its needs and questions are met, and writes nothing
"""
import argparse
import glob
import json
import os
import struct

import numpy as np

from encoder import Speller, backward, fetch, forward

HERE = os.path.dirname(os.path.abspath(__file__))
OUT = os.path.join(HERE, '..', '..', 'data', 'sentences.bin')
EPOCHS = 3
# Temperature of the softmax, step of Adam (Kingma and Ba 2015) and its decays, length to which a gradient is cut, and steps until full speed.
TEMPERATURE = 0.07
STEP = 2e-4
FIRST, SECOND = 0.9, 0.99
LONGEST = 1.0
WARM = 20
# Pages that are looked at together, and parts by length that they are worked on in.
MENUS, PAGES = 12, 8
PARTS = 6


def read():
    """Pages as (kind, labels or lines, [(need or question, which of them)])."""
    pages = []
    for name in sorted(glob.glob(os.path.join(HERE, 'data', '*.jsonl'))):
        with open(name) as file:
            for line in file:
                page = json.loads(line)
                if 'links' in page:
                    pages.append(('way', page['links'], [(need, page['links'].index(label)) for need, label in page['ways']]))
                else:
                    lines = [f'{heading}: {text}' if heading else text for heading, text in page['lines']]
                    pages.append(('ask', lines, [(asked, at) for asked, at in page['asks'] if at is not None]))
    return pages


def encode(p, spell, texts, parts):
    """Vectors of some texts, and for each part of them, by length, which they are and what the way back needs."""
    order = np.argsort([len(spell(text)) for text in texts], kind='stable')
    vectors = np.zeros((len(texts), 512), np.float32)
    kept = []
    for part in np.array_split(order, min(parts, len(texts))):
        vectors[part], back = forward(p, [spell(texts[i]) for i in part])
        kept.append((part, back))
    return vectors, kept


def met(p, spell, pages):
    """In how many needs and questions the nearest label or line is the right one."""
    right = {'way': [0, 0], 'ask': [0, 0]}
    for kind, options, asked in pages:
        vectors, _ = encode(p, spell, options + [text for text, _ in asked], 4)
        nearest = (vectors[len(options):] @ vectors[: len(options)].T).argmax(1)
        right[kind][0] += int(sum(at == best for (_, at), best in zip(asked, nearest)))
        right[kind][1] += len(asked)
    return right


def slope_of(vectors, batch):
    """The gradient of the loss by the vectors of all options and then of all that is asked, and the loss."""
    options = [(own, text.lower()) for own, (_, texts, _) in enumerate(batch) for text in texts]
    starts = np.cumsum([0] + [len(texts) for _, texts, _ in batch])
    asked = [(own, starts[own] + at) for own, (_, _, pairs) in enumerate(batch) for _, at in pairs]
    offered, wanted = vectors[: len(options)], vectors[len(options):]
    owner = np.array([own for own, _ in options])
    text = np.array([text for _, text in options])
    mine = np.array([own for own, _ in asked])
    right = np.array([at for _, at in asked])
    scores = wanted @ offered.T / TEMPERATURE
    # The same label on another page is no wrong one.
    scores[(owner[None] != mine[:, None]) & (text[None] == text[right][:, None])] = -1e9
    shares = np.exp(scores - scores.max(1, keepdims=True))
    shares /= shares.sum(1, keepdims=True)
    rows = np.arange(len(asked))
    loss = -np.log(shares[rows, right] + 1e-12).mean()
    shares[rows, right] -= 1
    shares /= len(asked) * TEMPERATURE
    return np.concatenate([shares.T @ wanted, shares @ offered]).astype(np.float32), loss


def tune(p, spell, pages):
    draw = np.random.default_rng(1)
    mean = {name: np.zeros_like(value) for name, value in p.items()}
    square = {name: np.zeros_like(value) for name, value in p.items()}
    done = 0
    for epoch in range(EPOCHS):
        order = [pages[i] for i in draw.permutation(len(pages))]
        batches = []
        for kind, size in (('way', MENUS), ('ask', PAGES)):
            own = [page for page in order if page[0] == kind]
            batches += [own[i : i + size] for i in range(0, len(own), size)]
        losses = []
        for at in draw.permutation(len(batches)):
            batch = batches[at]
            texts = [text for _, options, _ in batch for text in options] + [text for _, _, asked in batch for text, _ in asked]
            vectors, kept = encode(p, spell, texts, PARTS)
            slope, loss = slope_of(vectors, batch)
            losses.append(loss)
            gradient = None
            for part, back in kept:
                own = backward(p, back, slope[part])
                if gradient is None:
                    gradient = own
                else:
                    for name, value in own.items():
                        gradient[name] += value
            cut = min(1, LONGEST / np.sqrt(sum(float((value * value).sum()) for value in gradient.values())))
            done += 1
            speed = STEP * min(1, done / WARM) * (1 - done / (EPOCHS * len(batches) + 1))
            for name, value in gradient.items():
                value *= cut
                mean[name] += (1 - FIRST) * (value - mean[name])
                square[name] += (1 - SECOND) * (value * value - square[name])
                root = np.sqrt(square[name] / (1 - SECOND**done)) + 1e-8
                p[name] -= speed / (1 - FIRST**done) * mean[name] / root
        print('epoch', epoch + 1, 'loss', round(float(np.mean(losses)), 3), flush=True)


def write(p, pieces, path):
    """Matrices in signed bytes with a scale for each column (of the table of pieces each row), all else in floats."""
    content = bytearray()
    tensors = []
    for name, value in p.items():
        entry = {'name': name, 'shape': list(value.shape), 'at': len(content), 'bytes': value.ndim == 2}
        tensors.append(entry)
        if not entry['bytes']:
            content += value.astype('<f4').tobytes()
            continue
        axis = 1 if name == 'pieces' else 0
        scale = np.abs(value).max(axis=axis, keepdims=True) / 127 + 1e-12
        content += np.round(value / scale).astype(np.int8).tobytes()
        content += scale.astype('<f4').tobytes()
    head = json.dumps(
        {'pieces': [[piece, round(score, 3)] for piece, score in pieces], 'tensors': tensors}, ensure_ascii=False, separators=(',', ':')
    ).encode()
    with open(path, 'wb') as file:
        file.write(b'DSEN' + struct.pack('<I', len(head)) + head + bytes(content))


def main():
    arguments = argparse.ArgumentParser(description='Tunes the sentence encoder.')
    arguments.add_argument('--hold', type=int, metavar='N', help='leave every N-th page out and judge on those')
    hold = arguments.parse_args().hold
    p, pieces = fetch()
    spell = Speller(pieces)
    pages = read()
    held = pages[::hold] if hold else []
    taught = [page for i, page in enumerate(pages) if not hold or i % hold != 0]
    print(len(taught), 'pages', sum(len(asked) for _, _, asked in taught), 'needs and questions', flush=True)
    if hold:
        print('before', met(p, spell, held), flush=True)
    tune(p, spell, taught)
    if hold:
        print('after', met(p, spell, held))
    else:
        write(p, pieces, OUT)


if __name__ == '__main__':
    main()
