/**
 * @generated SignedSource<<d36a4a8beff33cccb03b327f6a1576d0>>
 * @relayHash bc50ec316f7717161fc517a43ad4ea32
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cbed928e06836d54438ddcaf4078351a792a793b4609953d8b789fccc889f653

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentorPageQuery } from './MentorPageQuery.graphql';

const node: PreloadableConcreteRequest<MentorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cbed928e06836d54438ddcaf4078351a792a793b4609953d8b789fccc889f653",
    "metadata": {},
    "name": "MentorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
