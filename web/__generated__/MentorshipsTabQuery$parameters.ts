/**
 * @generated SignedSource<<171516ce54f13046ee41e34ff3e79b4f>>
 * @relayHash a335d4b96be418b4ee7676909557eeb1
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 88ccf4c37908b125d9d9d6b12e394828ac48c7f2668dbc7731c49e7b162c26c8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentorshipsTabQuery } from './MentorshipsTabQuery.graphql';

const node: PreloadableConcreteRequest<MentorshipsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "88ccf4c37908b125d9d9d6b12e394828ac48c7f2668dbc7731c49e7b162c26c8",
    "metadata": {},
    "name": "MentorshipsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
