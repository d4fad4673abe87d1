/**
 * @generated SignedSource<<23f32a3dbb3a81e09dcd2dae4bcf416a>>
 * @relayHash 222a705666f0f76c6662416dfbe1f3c0
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be75b5f1757526c04872b6506ff4a49b29b5848ab56ec4bcbe2c91eee8fb83f9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingPageQuery } from './BookingPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "be75b5f1757526c04872b6506ff4a49b29b5848ab56ec4bcbe2c91eee8fb83f9",
    "metadata": {},
    "name": "BookingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
