/**
 * @generated SignedSource<<22dad0eb317e7fbe89ade444b6ab8951>>
 * @relayHash 206f286445a2c63e4440bf3834bf86e4
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7f50039b05aa46e4408a4d4543b11e11585af553c388b93f54eb410ca79d3ff4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentorsTabQuery } from './MentorsTabQuery.graphql';

const node: PreloadableConcreteRequest<MentorsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7f50039b05aa46e4408a4d4543b11e11585af553c388b93f54eb410ca79d3ff4",
    "metadata": {},
    "name": "MentorsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
