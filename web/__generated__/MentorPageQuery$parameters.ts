/**
 * @generated SignedSource<<f0166719551022eaf7a827e9859b53fd>>
 * @relayHash f3044934807c1d4cdceb4d71661901d2
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d723b41d2c18060790bad92ffd3d7f9574a8bf07b22d962c082df772fa84af88

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentorPageQuery } from './MentorPageQuery.graphql';

const node: PreloadableConcreteRequest<MentorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d723b41d2c18060790bad92ffd3d7f9574a8bf07b22d962c082df772fa84af88",
    "metadata": {},
    "name": "MentorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
