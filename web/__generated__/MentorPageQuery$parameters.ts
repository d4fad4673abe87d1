/**
 * @generated SignedSource<<0f71d6ba571abc10b49771134c86e3a7>>
 * @relayHash 0e5382c20f27055541aef777463cc3da
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6844a279b6672d7cabf1304ccc625037af3dfaad908c2016c672ad0bc1b29a6f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentorPageQuery } from './MentorPageQuery.graphql';

const node: PreloadableConcreteRequest<MentorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6844a279b6672d7cabf1304ccc625037af3dfaad908c2016c672ad0bc1b29a6f",
    "metadata": {},
    "name": "MentorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
