/**
 * @generated SignedSource<<359346717e17b13cd23175bc771029db>>
 * @relayHash 12054dcca702244b2c910326cee8fe22
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb2812e406180e895e8416b5411374bf285a72827f8056e274cf3fe6c951f829

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentorPageQuery } from './MentorPageQuery.graphql';

const node: PreloadableConcreteRequest<MentorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eb2812e406180e895e8416b5411374bf285a72827f8056e274cf3fe6c951f829",
    "metadata": {},
    "name": "MentorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
