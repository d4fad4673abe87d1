/**
 * @generated SignedSource<<78dd060046708fade50de1fc272d4382>>
 * @relayHash b33adce8fc10cf2b5905f353bf142aab
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa77fb22952ac10a771db92c01786309a966936a70f4159abf3131a4547a9dc3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentorPageQuery } from './MentorPageQuery.graphql';

const node: PreloadableConcreteRequest<MentorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fa77fb22952ac10a771db92c01786309a966936a70f4159abf3131a4547a9dc3",
    "metadata": {},
    "name": "MentorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
