/**
 * @generated SignedSource<<439fc709a81395f6498640c55f663e1d>>
 * @relayHash 47f7aa04563269d6024158566914dba4
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 80c92b7eaa32f12fa525a01fc513a8ec7d71250268ee48cbbaabfc90683c8c27

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentorDashboardPageQuery } from './MentorDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MentorDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "80c92b7eaa32f12fa525a01fc513a8ec7d71250268ee48cbbaabfc90683c8c27",
    "metadata": {},
    "name": "MentorDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
